"""From the server to the service worker: a call is shown and leads to its table; a page offline."""

import json
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from threading import Thread
from typing import Any

from playwright.sync_api import CDPSession, Worker, expect

from tests.browser.conftest import Enter
from tests.browser.house import House
from tests.browser.visitor import Visitor
from tests.server.receiver import LOOPBACK, certificate
from tests.server.subscriber import Browser
from tests.waiting import PATIENCE

READY = """async () => {
  await navigator.serviceWorker.register("/sw.js");
  const {active} = await navigator.serviceWorker.ready;
  while (active.state !== "activated") await new Promise(done => setTimeout(done, 10));
}"""
SHELF = """() => {
  self.shelf = [];
  self.opened = [];
  self.registration.showNotification = async (title, {body, tag, data}) => {
    shelf = shelf.filter(each => each.tag !== tag);
    shelf.push({title, body, tag, data, close() { shelf = shelf.filter(each => each !== this); }});
  };
  self.registration.getNotifications = async () => shelf;
  self.navigator.setAppBadge = async count => { self.badge = count; };
  self.navigator.clearAppBadge = async () => { self.badge = 0; };
  self.clients.openWindow = async path => { opened.push(path); };
}"""
"""Chromium without its windows has nowhere to show a notification, and opens no page for one."""
SHOWN = """async (path) => {
  for (;;) {
    const shown = await self.registration.getNotifications();
    const found = shown.find(each => each.data.path === path);
    if (found) return [found.title, found.body, self.badge];
    await new Promise(done => setTimeout(done, 10));
  }
}"""
CLICKED = """async () => {
  const event = new ExtendableEvent("notificationclick");
  event.notification = shelf.at(-1);
  let done;
  event.waitUntil = promise => { done = promise; };
  self.dispatchEvent(event);
  await done;
  return [opened, shelf.length, self.badge];
}"""
BEHIND = """() => {
  Object.defineProperty(document, "hidden", {get: () => true, configurable: true});
  Object.defineProperty(Notification, "permission", {get: () => "granted"});
  localStorage.setItem("guildhall-calls", "on");
}"""
"""The page as it is in a browser that allows notifications and has another tab in front."""
IN_FRONT = "() => { delete document.hidden; }"


@contextmanager
def receiving(house: House) -> Iterator[tuple[str, "Queue[bytes]"]]:
    """Be a push service; gives its address and what it was sent."""
    came: Queue[bytes] = Queue()

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate(house.trusted.parent))
    with HTTPServer((LOOPBACK, 0), Service) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"https://{LOOPBACK}:{server.server_port}/send", came
        finally:
            server.shutdown()
            thread.join()


class Deliverer:
    """The push service of a browser, which Chromium without its windows does not have."""

    def __init__(self, visitor: Visitor) -> None:
        self.origin = visitor.origin
        self.session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.known: list[str] = []
        self.session.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self.session.send("ServiceWorker.enable")

    def _note(self, told: dict[str, Any]) -> None:
        self.known += [each["registrationId"] for each in told["registrations"]]

    def deliver(self, data: object) -> None:
        """Hand a message to the service worker, as it was read."""
        told = {"origin": self.origin, "registrationId": self.known[-1], "data": json.dumps(data)}
        self.session.send("ServiceWorker.deliverPushMessage", told)


def lay(visitor: Visitor) -> str:
    """Have a turn at a table of days, which one does not look at."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    made = visitor.post("/api/tables", {"game": "guildes", "seats": seats, "clock": "daily"})
    return f"/table/{made['table']}"


def test_a_call_goes_from_the_server_to_the_table(enter: Enter, house: House) -> None:
    visitor = enter(alone=True, permissions=["notifications"])
    page = visitor.page
    visitor.post("/api/me", {"name": "Agnes"})
    page.goto("/")
    with visitor.context.expect_event("serviceworker") as come:
        page.evaluate(READY)
    worker: Worker = come.value
    worker.evaluate(SHELF)
    browser, deliverer = Browser(), Deliverer(visitor)
    with receiving(house) as (endpoint, came):
        visitor.post("/api/push", browser.body(endpoint))
        path = lay(visitor)
        told = browser.read(came.get(timeout=PATIENCE))
        visitor.post("/api/push/forget", {"endpoint": endpoint})
    deliverer.deliver(told)
    assert worker.evaluate(SHOWN, path) == ["Guildes", "It’s your turn.", 1]
    assert worker.evaluate(CLICKED) == [[path], 0, 0]
    deliverer.deliver({**told, "path": "https://evil.test/table/x"})
    page.locator(f"a[href='{path}']").first.wait_for()
    page.evaluate(BEHIND)
    by_page = lay(visitor)
    assert worker.evaluate(SHOWN, by_page) == ["Guildes", "It’s your turn.", 2], "without push"
    assert worker.evaluate("() => shelf.length") == 1, "nothing of other houses"
    page.evaluate(IN_FRONT)
    page.goto(path)
    visitor.wait_for_question()
    page.bring_to_front()
    deliverer.deliver(told)
    deliverer.deliver({**told, "path": by_page, "waiting": 7})
    while worker.evaluate(SHOWN, by_page)[2] != 7:
        pass
    assert worker.evaluate("() => shelf.length") == 1, "not of the table in front"
    visitor.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server")
    visitor.complaints.clear()
