"""desktop_entries.py FOLDER LECTERN-CLI: tests desktop file and file types, which are installed in the home FOLDER."""
import configparser
import os
import shlex
import signal
import subprocess
import sys

import pyatspi

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from atspi_journey import find, rows, shown, wait  # noqa: E402

folder, cli = sys.argv[1:3]
ENTRY = f"{folder}/applications/org.lectern.Lectern.desktop"
# A typical file of the types. A type without one is only checked for its association.
FILES = {
    "application/x-lectern-papers": ("papers.lectern.jsonl", '{"lectern":1,"title":"Fog"}\n'),
    "text/x-bibtex": ("fog.bib", "@article{fog, title = {Fog}, author = {Ada Winter}, year = 2024}\n"),
    "application/x-research-info-systems": ("fog.ris", "TY  - JOUR\nTI  - Mist\nAU  - Winter, Ada\nER  - \n"),
    "application/nbib": ("fog.nbib", "PMID- 1\nTI  - Haze\nFAU - Winter, Ada\n"),
    "application/vnd.citationstyles.csl+json": ("fog.csl.json", '[{"type":"article","title":"Fog"}]'),
    "application/atom+xml": ("fog.atom", '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"></feed>'),
    "application/mods+xml": (
        "fog.mods", '<?xml version="1.0"?><modsCollection xmlns="http://www.loc.gov/mods/v3"></modsCollection>'),
    "text/csv": ("fog.csv", "title;year\nFog;2024\n"),
    "application/x-mimearchive": ("fog.mhtml", "MIME-Version: 1.0\nContent-Type: multipart/related\n\n"),
    "application/x-lectern-library": ("mine.lectern", None),
}
# Types that are also recognised by content. GLib does not read XML namespaces.
BY_CONTENT = ["application/x-lectern-library", "application/x-research-info-systems", "application/nbib",
              "application/x-lectern-papers"]


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def type_of(path):
    text = output("gio", "info", "-a", "standard::content-type", path)
    return text.rsplit("standard::content-type: ", 1)[1].strip()


def entry():
    parser = configparser.RawConfigParser(strict=True, delimiters=("=",))
    parser.optionxform = str
    parser.read(ENTRY, encoding="utf-8")
    return parser


def lectern_on_bus():
    return next((a for a in pyatspi.Registry.getDesktop(0) if a and "lectern" in a.name.lower()), None)


def end(application):
    os.kill(application.get_process_id(), signal.SIGTERM)
    wait("the window closes", lambda: lectern_on_bus() is None)


def associations():
    types = entry()["Desktop Entry"]["MimeType"].split(";")[:-1]
    if not set(FILES) <= set(types):
        sys.exit(f"the desktop file lacks types of this test: {sorted(types)}")
    for kind in types:
        if "org.lectern.Lectern.desktop" not in output("gio", "mime", kind):
            sys.exit(f"Lectern is not offered for {kind}")
    for kind, (name, text) in FILES.items():
        path = f"{folder}/{name}"
        if text is None:
            subprocess.run([cli, "import", "--library", path, f"{folder}/fog.bib"], check=True, stdout=subprocess.DEVNULL)
        else:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        if type_of(path) != kind:
            sys.exit(f"{name} has the type {type_of(path)}, not {kind}")
        if kind in BY_CONTENT:
            os.link(path, f"{folder}/nameless")
            if type_of(f"{folder}/nameless") != kind:
                sys.exit(f"{name} without its name has the type {type_of(f'{folder}/nameless')}, not {kind}")
            os.remove(f"{folder}/nameless")
    print(f"{len(FILES)} file types are recognised, and Lectern is offered for {len(types)}")


def starts():
    """Starts with files, as a click does: bibliographies are previewed, a library is opened."""
    subprocess.Popen(["gio", "launch", ENTRY, f"{folder}/fog.bib", f"{folder}/fog.ris"])
    application = wait("files start the window", lectern_on_bus)
    wait("the preview shows both files", lambda: find(application, pyatspi.ROLE_LABEL, "2 files to import, 2 papers"))
    end(application)
    subprocess.Popen(["gio", "launch", ENTRY, f"{folder}/mine.lectern"])
    application = wait("a library starts the window", lectern_on_bus)
    papers = wait("the paper list exists", lambda: find(application, pyatspi.ROLE_LIST, "Papers"))
    wait("the list shows the paper of the library", lambda: len(rows(papers)) == 1 and "Fog" in rows(papers)[0])
    end(application)


def actions():
    """Each menu action, without and with an open window."""
    parser = entry()
    names = parser["Desktop Entry"]["Actions"].split(";")[:-1]
    commands = {name: shlex.split(parser[f"Desktop Action {name}"]["Exec"]) for name in names}
    if sorted(commands) != ["new", "sample", "unread"]:
        sys.exit(f"the desktop file has other actions than this test: {sorted(commands)}")
    own = f"{folder}/lectern/library.lectern"
    os.makedirs(os.path.dirname(own), exist_ok=True)
    subprocess.run([cli, "import", "--library", own, f"{folder}/fog.bib"], check=True, stdout=subprocess.DEVNULL)

    def searched(application):
        box = find(application, pyatspi.ROLE_TEXT, "Search").queryText()
        return box.getText(0, box.characterCount)

    subprocess.Popen(commands["unread"])
    application = wait("the action starts the window", lectern_on_bus)
    wait("the window searches", lambda: searched(application) == "is:unread")
    papers = find(application, pyatspi.ROLE_LIST, "Papers")
    wait("the result is listed", lambda: len(rows(papers)) == 1)
    subprocess.run(commands["new"], check=True, timeout=60)
    wait("the open window searches", lambda: searched(application) == "is:new")
    end(application)

    subprocess.Popen(commands["sample"])
    application = wait("the action starts the window", lectern_on_bus)
    papers = wait("the paper list exists", lambda: find(application, pyatspi.ROLE_LIST, "Papers"))
    wait("the sample library is open", lambda: len(rows(papers)) > 5)
    if shown(application, pyatspi.ROLE_PUSH_BUTTON, "Import files"):
        sys.exit("the sample library is empty")
    end(application)
    print(f"{len(commands)} actions work")


associations()
starts()
actions()
