"""package_journey.py LECTERN HOME first|upgraded: uses the window of a package after its installation or
upgrade. HOME is the user's home in the new system."""
import os
import subprocess
import sys

import pyatspi

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from atspi_journey import all_below, find, rows, shown, titled, wait  # noqa: E402

program, home, what = sys.argv[1:4]


def started(*arguments):
    """Starts the window; returns its process and accessible application."""
    process = subprocess.Popen([program, *arguments])

    def application_on_bus():
        if process.poll() is not None:
            sys.exit(f"the window exited at startup with {process.returncode}")
        return next((a for a in pyatspi.Registry.getDesktop(0) if a and "lectern" in a.name.lower()), None)

    return process, wait("the program is on the accessibility bus", application_on_bus)


def ended(process):
    process.terminate()
    if process.wait(60) != 0:
        sys.exit(f"the window exited with {process.returncode}")


def search(application, words):
    find(application, pyatspi.ROLE_TEXT, "Search").queryEditableText().setTextContents(words)


def first():
    window, application = started()
    wait("an empty window offers an import", lambda: shown(application, pyatspi.ROLE_PUSH_BUTTON, "Import files"))
    # As a file manager does: a second start passes the file.
    subprocess.run([program, f"{home}/june-list.txt"], check=True, timeout=60)
    # The focused button; the toolbar has another one with this name.
    button = wait("the preview is shown first", lambda: next(
        (thing for thing in all_below(application) if thing.getRole() == pyatspi.ROLE_PUSH_BUTTON
         and thing.name.startswith("Import") and thing.getState().contains(pyatspi.STATE_FOCUSED)), None))
    button.queryAction().doAction(0)
    papers = wait("the paper list exists", lambda: find(application, pyatspi.ROLE_LIST, "Papers"))
    count = wait("the page is imported", lambda: len(rows(papers)))
    word = "Lullabies"  # of one title
    search(application, word)
    wait("a paper is found", lambda: 0 < len(rows(papers)) < count and titled(papers, word))
    shown(application, pyatspi.ROLE_PUSH_BUTTON, "Bookmark").queryAction().doAction(0)
    wait("the paper is bookmarked", lambda: any("bookmarked" in row for row in rows(papers)))
    ended(window)


def upgraded():
    window, application = started()
    papers = wait("the library is open", lambda: find(application, pyatspi.ROLE_LIST, "Papers"))
    wait("the library has papers", lambda: rows(papers))
    search(application, "is:bookmarked")
    wait("the bookmark is kept", lambda: len(rows(papers)) == 1 and "bookmarked" in rows(papers)[0])
    ended(window)


{"first": first, "upgraded": upgraded}[what]()
