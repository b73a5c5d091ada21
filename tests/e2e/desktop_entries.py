"""desktop_entries.py FOLDER LECTERN-CLI: FOLDER is the home of a desktop that has our desktop file and file types."""
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
# Each type of the desktop file: a file as programs and pages hand it out.
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
    "application/x-webarchive": ("fog.webarchive", "bplist00....WebMainResource...."),
    "application/x-lectern-library": ("mine.lectern", None),
}
# Those that are known by what is in them as well, whatever they are called. (GLib reads no namespaces of XML.)
BY_CONTENT = ["application/x-lectern-library", "application/x-research-info-systems", "application/nbib",
              "application/x-lectern-papers", "application/x-webarchive"]


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def type_of(path):
    said = output("gio", "info", "-a", "standard::content-type", path)
    return said.rsplit("standard::content-type: ", 1)[1].strip()


def entry():
    parser = configparser.RawConfigParser(strict=True, delimiters=("=",))
    parser.optionxform = str
    parser.read(ENTRY, encoding="utf-8")
    return parser


def on_the_bus():
    return next((a for a in pyatspi.Registry.getDesktop(0) if a and "lectern" in a.name.lower()), None)


def end(application):
    os.kill(application.get_process_id(), signal.SIGTERM)
    wait("it ends", lambda: on_the_bus() is None)


def associations():
    types = entry()["Desktop Entry"]["MimeType"].split(";")[:-1]
    if sorted(types) != sorted(FILES):
        sys.exit(f"the desktop file has other types than are tried here: {sorted(types)}")
    for kind, (name, text) in FILES.items():
        path = f"{folder}/{name}"
        if text is None:
            subprocess.run([cli, "import", "--library", path, f"{folder}/fog.bib"], check=True, stdout=subprocess.DEVNULL)
        else:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        if type_of(path) != kind:
            sys.exit(f"{name} is taken for {type_of(path)}, not {kind}")
        if kind in BY_CONTENT:
            os.link(path, f"{folder}/nameless")
            if type_of(f"{folder}/nameless") != kind:
                sys.exit(f"{name} without its name is taken for {type_of(f'{folder}/nameless')}, not {kind}")
            os.remove(f"{folder}/nameless")
        if "org.lectern.Lectern.desktop" not in output("gio", "mime", kind):
            sys.exit(f"nobody offers Lectern for {kind}")
    print(f"{len(FILES)} types of files are known, and Lectern is offered for each")


def starts():
    """As a click on files does it: they are shown before they come in; a library is opened."""
    subprocess.Popen(["gio", "launch", ENTRY, f"{folder}/fog.bib", f"{folder}/fog.ris"])
    application = wait("files start the window", on_the_bus)
    wait("it shows what both hold", lambda: find(application, pyatspi.ROLE_LABEL, "2 files to import, 2 papers"))
    end(application)
    subprocess.Popen(["gio", "launch", ENTRY, f"{folder}/mine.lectern"])
    application = wait("a library starts the window", on_the_bus)
    papers = wait("there is a list", lambda: find(application, pyatspi.ROLE_LIST, "Papers"))
    wait("it has the library's paper", lambda: len(rows(papers)) == 1 and "Fog" in rows(papers)[0])
    end(application)


def actions():
    """Each action of the menu, without a window and with one that is there."""
    parser = entry()
    names = parser["Desktop Entry"]["Actions"].split(";")[:-1]
    commands = {name: shlex.split(parser[f"Desktop Action {name}"]["Exec"]) for name in names}
    if sorted(commands) != ["new", "sample", "unread"]:
        sys.exit(f"other actions than are tried here: {sorted(commands)}")
    own = f"{folder}/lectern/library.lectern"
    os.makedirs(os.path.dirname(own), exist_ok=True)
    subprocess.run([cli, "import", "--library", own, f"{folder}/fog.bib"], check=True, stdout=subprocess.DEVNULL)

    def searched(application):
        box = find(application, pyatspi.ROLE_TEXT, "Search").queryText()
        return box.getText(0, box.characterCount)

    subprocess.Popen(commands["unread"])
    application = wait("the action starts the window", on_the_bus)
    wait("and searches", lambda: searched(application) == "is:unread")
    papers = find(application, pyatspi.ROLE_LIST, "Papers")
    wait("what is found is listed", lambda: len(rows(papers)) == 1)
    subprocess.run(commands["new"], check=True, timeout=60)
    wait("the window that is there searches", lambda: searched(application) == "is:new")
    end(application)

    subprocess.Popen(commands["sample"])
    application = wait("the action starts the window", on_the_bus)
    papers = wait("there is a list", lambda: find(application, pyatspi.ROLE_LIST, "Papers"))
    wait("the sample library is open", lambda: len(rows(papers)) > 5)
    if shown(application, pyatspi.ROLE_PUSH_BUTTON, "Import files"):
        sys.exit("the sample library is empty")
    end(application)
    print(f"{len(commands)} actions do what they say")


associations()
starts()
actions()
