"""The first visit is light and quick."""

import gzip

import pytest
from playwright.sync_api import Response

from tests.browser.visitor import Visitor, hall

pytestmark = pytest.mark.xdist_group("browser")

MOST_BYTES = 250_000
MOST_MS = 5000
"""Under a second on an idle machine; tests share theirs."""
PACKED = (".js", ".css")


def test_the_first_page_is_light_and_quick(visitor: Visitor) -> None:
    seen: list[Response] = []
    visitor.page.on("response", lambda response: seen.append(response))  # noqa: PLW0108
    hall(visitor.page)
    files = [response for response in seen if "/assets/" in response.url]
    assert files
    size = sum(
        len(gzip.compress(file.body()) if file.url.endswith(PACKED) else file.body())
        for file in files
    )
    assert size < MOST_BYTES
    took = visitor.page.evaluate(
        """() => new Promise((done) => {
          const tell = (list) => done(list.getEntries().at(-1).startTime);
          new PerformanceObserver(tell).observe({type: "largest-contentful-paint", buffered: true});
        })"""
    )
    assert took < MOST_MS
    print(f"{size} bytes, {took:.0f} ms")
