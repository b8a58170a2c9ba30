"""A page that stays open while the server is updated: files it asks for later are gone."""

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Enter
from tests.browser.visitor import FEWEST, follow

OTHER = '<script type="module" src="/assets/another.js"></script>'
GONE = ("Failed to load resource", "dynamically imported module", "Unable to preload CSS")


class Update:
    """The files of a page are gone; loaded anew, it finds them."""

    def __init__(self, page: Page, first_page: str | None = OTHER) -> None:
        """Take what the first page is meanwhile; it is as it was without."""
        self.first_page = first_page
        self.loaded = 0
        page.route("**/assets/*", self._answer_file)
        page.route(lambda url: "/assets/" not in url and "/api/" not in url, self._answer)

    def _answer_file(self, route: Route) -> None:
        if self.loaded:
            route.continue_()
        else:
            route.fulfill(status=404)

    def _answer(self, route: Route) -> None:
        document = route.request.resource_type == "document"
        self.loaded += document
        if document or self.first_page is None:
            route.continue_()
        else:
            route.fulfill(body=self.first_page, content_type="text/html")


def test_a_page_whose_files_are_gone_is_loaded_anew(enter: Enter) -> None:
    """Nothing is on it that could be lost: nobody is asked."""
    visitor = enter(alone=True)
    page = visitor.page
    table = visitor.lay("guildes", FEWEST["guildes"])
    page.goto("/about")
    page.locator("article li").first.wait_for()
    update = Update(page)
    follow(page, f"/table/{table}")
    visitor.wait_for_question()
    assert update.loaded == 1
    forgive(visitor.complaints)


def test_a_part_that_does_not_come_leaves_the_page_as_it_is(enter: Enter) -> None:
    """What is on it may be half done: who sits there says when it is loaded anew."""
    visitor = enter(alone=True)
    page = visitor.page
    visitor.sit_at("guildes", FEWEST["guildes"])
    update = Update(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    bar = page.get_by_role("alert")
    expect(bar).to_contain_text("Guildhall has been updated. Your games are saved")
    expect(page.locator("section.board table")).to_be_visible()
    assert update.loaded == 0
    bar.get_by_role("button", name="Reload").click()
    visitor.wait_for_question()
    assert update.loaded == 1
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator("aside [data-rule]").first).to_be_visible()
    forgive(visitor.complaints)


def test_a_server_that_was_not_updated_is_not_said_to_be(enter: Enter) -> None:
    """The same page would come again: it is loaded only by hand."""
    visitor = enter(alone=True)
    page = visitor.page
    table = visitor.lay("guildes", FEWEST["guildes"])
    page.goto("/about")
    page.locator("article li").first.wait_for()
    update = Update(page, first_page=None)
    follow(page, f"/table/{table}")
    bar = page.get_by_role("alert")
    expect(bar).to_contain_text("Part of this page couldn’t be loaded")
    assert update.loaded == 0
    bar.get_by_role("button", name="Later").click()
    expect(bar).to_have_count(0)
    forgive(visitor.complaints)


def forgive(complaints: list[str]) -> None:
    """The browser complains of files that are gone, and of nothing else."""
    assert all(any(said in line for said in GONE) for line in complaints), complaints
    complaints.clear()
