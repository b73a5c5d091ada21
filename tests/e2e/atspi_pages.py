"""atspi_pages.py LECTERN LIBRARY: tests through AT-SPI, with real keys, the command palette, the tabs for cleaning up and
editing in place. Exits with the failed step."""
import os
import sys

import pyatspi

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from atspi_journey import rows, shown, titled, wait  # noqa: E402
from typing_storm import Window  # noqa: E402


def palette(window):
    window.key("Control_L+k")
    wait("the palette has a name", lambda: shown(window.application, pyatspi.ROLE_TEXT, "Command, paper, author, tag, list"))
    window.type("lanterns", 0.02)
    found = wait("the results are a list", lambda: shown(window.application, pyatspi.ROLE_LIST, "Results"))
    wait("a result says what it is", lambda: any(each.name == "Lanterns at Dusk, paper" for each in found))
    window.key("Escape")


def cleaning(window):
    window.key("Control_L+Shift_L+d")
    tabs = wait("the tabs have a name", lambda: shown(window.application, pyatspi.ROLE_PAGE_TAB_LIST, "Clean up"))
    names = [tab.name for tab in tabs if tab.getRole() == pyatspi.ROLE_PAGE_TAB]
    if [name.split(" (")[0] for name in names] != ["Duplicate papers", "Duplicate authors", "Source conflicts", "Unmatched PDFs"]:
        sys.exit(f"the tabs have other names: {names}")
    tabs.queryComponent().grabFocus()
    window.key("Right")
    wait("an arrow key chooses the next tab", lambda: shown(window.application, pyatspi.ROLE_LABEL, "Duplicate authors"))
    window.key("Escape")
    wait("Escape returns to the papers", lambda: not shown(window.application, pyatspi.ROLE_PAGE_TAB_LIST, "Clean up"))


def editing(window):
    window.papers.queryComponent().grabFocus()
    window.key("Home")
    window.key("e")
    title = wait("the field has a name", lambda: shown(window.application, pyatspi.ROLE_TEXT, "Title"))
    title.queryEditableText().setTextContents("Waves Renamed")
    window.key("Return")
    wait("Return keeps the field", lambda: titled(window.papers, "Waves Renamed"))
    window.key("Control_L+z")
    wait("one undo takes it back", lambda: not titled(window.papers, "Waves Renamed"))


def main():
    window = Window(*sys.argv[1:3])
    try:
        wait("the papers are listed", lambda: len(rows(window.papers)) == 3)
        palette(window)
        cleaning(window)
        editing(window)
    finally:
        window.process.kill()
        window.process.wait()
    print("the palette, the tabs and the fields are accessible")


if __name__ == "__main__":
    main()
