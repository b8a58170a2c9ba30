"""What administrators see of the server: on a phone, in both themes, by keyboard; nobody else."""

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.house import House
from tests.browser.measure import fingers_fit, fits, violations_in_both_themes
from tests.browser.visitor import PHONE, hall


def test_an_administrator_sees_how_the_server_does(enter: Enter, house: House) -> None:
    ada = enter(viewport=PHONE)
    page = ada.page
    ada.lay("guildes", ["me", "open", "open"])
    page.goto("/status")
    expect(page.get_by_role("alert")).to_have_text("Only administrators can see this.")
    ada.complaints.clear()  # the browser's own line about the answer 403
    person = ada.context.request.get("/api/people/me").json()["person"]
    with closing(sqlite3.connect(house.folder / "guildhall.db")) as db, db:
        db.execute("INSERT INTO administrators VALUES (?, 1.0)", (person,))
    hall(page)
    page.get_by_role("link", name="Server status").click()
    tables = page.get_by_role("region", name="Tables")
    expect(tables).to_contain_text("Waiting for players")
    expect(page.get_by_role("region", name="Database and disk")).to_contain_text("SQLite")
    expect(page.get_by_role("region", name="Workers").get_by_role("listitem")).to_have_count(1)
    before = tables.inner_text()
    ada.lay("guildes", ["me", "open", "open"])
    page.get_by_role("button", name="Refresh").press("Enter")
    expect(tables).not_to_have_text(before)
    fits(page)
    fingers_fit(page, "main")
    assert not violations_in_both_themes(page, "main")
