"""package_journey.py LECTERN HOME first|upgraded: what somebody does with the window of a package that was just
installed, or upgraded. HOME is theirs as the window sees it."""
import os
import subprocess
import sys

import pyatspi

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from atspi_journey import all_below, find, rows, shown, titled, wait  # noqa: E402

program, home, what = sys.argv[1:4]


def started(*arguments):
    """The window of a fresh start."""
    process = subprocess.Popen([program, *arguments])

    def on_the_bus():
        if process.poll() is not None:
            sys.exit(f"the window ended at its start, with {process.returncode}")
        return next((a for a in pyatspi.Registry.getDesktop(0) if a and "lectern" in a.name.lower()), None)

    return process, wait("the program is on the bus", on_the_bus)


def ended(process):
    process.terminate()
    if process.wait(60) != 0:
        sys.exit(f"the window ended with {process.returncode}")


def search(application, words):
    find(application, pyatspi.ROLE_TEXT, "Search").queryEditableText().setTextContents(words)


def first():
    window, application = started()
    wait("the empty window offers to begin", lambda: shown(application, pyatspi.ROLE_PUSH_BUTTON, "Import files"))
    # As the menu of files does it: a second start hands the file over.
    subprocess.run([program, f"{home}/june-list.txt"], check=True, timeout=60)
    # The button that has the keys; one of the same name stands at the top of the window.
    button = wait("the page is shown first", lambda: next(
        (thing for thing in all_below(application) if thing.getRole() == pyatspi.ROLE_PUSH_BUTTON
         and thing.name.startswith("Import") and thing.getState().contains(pyatspi.STATE_FOCUSED)), None))
    button.queryAction().doAction(0)
    papers = wait("there are papers", lambda: find(application, pyatspi.ROLE_LIST, "Papers"))
    count = wait("the page is in", lambda: len(rows(papers)))
    word = "Lullabies"  # of one title
    search(application, word)
    wait("a paper is found", lambda: 0 < len(rows(papers)) < count and titled(papers, word))
    shown(application, pyatspi.ROLE_PUSH_BUTTON, "Bookmark").queryAction().doAction(0)
    wait("it is bookmarked", lambda: any("bookmarked" in row for row in rows(papers)))
    ended(window)


def upgraded():
    window, application = started()
    papers = wait("there is the library", lambda: find(application, pyatspi.ROLE_LIST, "Papers"))
    wait("with its papers", lambda: rows(papers))
    search(application, "is:bookmarked")
    wait("and the bookmark", lambda: len(rows(papers)) == 1 and "bookmarked" in rows(papers)[0])
    ended(window)

    window, application = started(f"{home}/old.lectern")
    papers = wait("there is the older library", lambda: find(application, pyatspi.ROLE_LIST, "Papers"))
    wait("with its papers", lambda: len(rows(papers)) == 9)
    search(application, 'harbours "number 4"')
    wait("a paper is found in it", lambda: len(rows(papers)) == 1 and "bookmarked" in titled(papers, "number 4"))
    ended(window)


{"first": first, "upgraded": upgraded}[what]()
