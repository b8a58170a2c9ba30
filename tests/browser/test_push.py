"""The service worker: it shows calls, but not to the table in front of one; a page offline."""

from typing import Any

from playwright.sync_api import Worker, expect

from tests.browser.conftest import Enter

READY = """async () => {
  await navigator.serviceWorker.register("/sw.js");
  const {active} = await navigator.serviceWorker.ready;
  while (active.state !== "activated") await new Promise(done => setTimeout(done, 10));
}"""
CALL = """async ([path, waiting]) => {
  const shown = [];
  self.registration.showNotification = async (title, {body, data}) => {
    shown.push([title, body, data.path]);
  };
  self.registration.getNotifications = async () => shown;
  let badge = 0;
  self.navigator.setAppBadge = async count => { badge = count; };
  const told = {title: "Guildes", body: "It’s your turn.", path, waiting};
  const event = new PushEvent("push", {data: JSON.stringify(told)});
  let done;
  event.waitUntil = promise => { done = promise; };
  self.dispatchEvent(event);
  await done;
  return [...shown, badge];
}"""
"""Chromium without its windows has no push service, and nowhere to show a notification."""


def call(worker: Worker, path: str, waiting: int | None = None) -> list[Any]:
    """Deliver a call as the server writes it; gives what is shown and the count on the icon."""
    return list(worker.evaluate(CALL, [path, waiting]))


def test_a_call_is_shown_unless_its_table_is_in_front(enter: Enter) -> None:
    visitor = enter(alone=True, permissions=["notifications"])
    page = visitor.page
    page.goto("/about")
    with visitor.context.expect_event("serviceworker") as come:
        page.evaluate(READY)
    worker = come.value
    shown = ["Guildes", "It’s your turn.", "/table/elsewhere"]
    assert call(worker, "/table/elsewhere") == [shown, 1]
    assert call(worker, "/table/elsewhere", 3) == [shown, 3], "as many tables wait"
    assert call(worker, "https://evil.test/table/x") == [0]
    page.bring_to_front()
    assert call(worker, "/about") == [0]
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    visitor.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server")
    visitor.complaints.clear()
