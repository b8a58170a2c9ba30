"""The service worker: it shows calls, not those to the table in front of one, and a page offline."""

import json

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Enter
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser-2")

READY = """async () => {
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
}"""
CALLS = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({title, body, data}) => [title, body, data.path]);
}"""


def registration(visitor: Visitor) -> tuple[CDPSession, str]:
    """Register the worker; gives the browser's number of it."""
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    visitor.page.evaluate(READY)
    while not found:
        visitor.page.evaluate("() => new Promise(done => setTimeout(done, 20))")
    return session, found[0]


def call(visitor: Visitor, session: CDPSession, number: str, path: str) -> None:
    """Let the push service deliver a call, as the server writes it."""
    told = {"title": "Guildes", "body": "It’s your turn.", "path": path}
    data = {"origin": visitor.house.url, "registrationId": number, "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", data)


def shown(page: Page, count: int) -> list[list[str]]:
    page.wait_for_function(f"async () => (await ({CALLS})()).length >= {count}")
    found: list[list[str]] = page.evaluate(CALLS)
    return found


def test_a_call_is_shown_unless_its_table_is_in_front(enter: Enter) -> None:
    visitor = enter(permissions=["notifications"])
    page = visitor.page
    page.goto("/about")
    session, number = registration(visitor)
    call(visitor, session, number, "/table/elsewhere")
    assert shown(page, 1) == [["Guildes", "It’s your turn.", "/table/elsewhere"]]
    page.bring_to_front()
    call(visitor, session, number, "/about")
    call(visitor, session, number, "https://evil.test/table/x")
    call(visitor, session, number, "/table/second")
    paths = [path for _, _, path in shown(page, 2)]
    assert sorted(paths) == ["/table/elsewhere", "/table/second"]
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    visitor.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server")
    visitor.complaints.clear()
