#!/usr/bin/env python3
"""architecture_packaging.py SOURCE-TREE: checks the package metadata. All files state one version. packaging/copyright has a
paragraph for all third-party files, with their authors and the licence text. Desktop file and metainfo pass their validators,
if these are installed."""
import fnmatch
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

import sourcetree

OWN = "The Lectern developers"
# Data, and own texts that mention licences.
NO_NOTICE = ("packaging/copyright", "tests/", "LICENSE", "resources/math/package", "resources/translations/")
NOTICE = re.compile(r"copyright\s+(?:\(c\)|©)?\s*\d{4}|<rights |(?:Apache|MIT|GNU|BSD|Mozilla)[\w ]* License|SPDX-License", re.I)
COMMON = re.compile(r"/usr/share/common-licenses/")


def read(tree, name):
    with open(os.path.join(tree, name), encoding="utf-8", errors="replace") as file:
        return file.read()


def paragraphs(text):
    """Yields the fields of each paragraph, with continuation lines."""
    for block in re.split(r"\n\n+", text.strip()):
        fields, last = {}, None
        for line in block.split("\n"):
            if line[:1] in " \t" and last:
                fields[last] += "\n" + line.strip()
            else:
                last, _, value = line.partition(":")
                fields[last] = value.strip()
        yield fields


def version_faults(tree):
    version = re.search(r"project\(lectern VERSION (\S+)", read(tree, "CMakeLists.txt")).group(1)
    changelog = re.match(r"lectern \((\S+)\)", read(tree, "packaging/changelog")).group(1)
    release_notes = re.search(r"^## (\d\S*?),? ", read(tree, "CHANGELOG.md") + " ", re.M).group(1)
    metainfo = xml.fromstring(read(tree, "packaging/org.lectern.Lectern.metainfo.xml"))
    release = metainfo.find("releases/release")
    stated = {"packaging/changelog": changelog, "CHANGELOG.md": release_notes, "the metainfo": release.get("version")}
    yield from (f"{what} states version {other}, but the program has {version}" for what, other in stated.items() if other != version)
    if not release.find("description/p").text.strip():
        yield f"the metainfo does not describe {version}"
    for picture in metainfo.iter("image"):
        name = picture.text.replace("@HOMEPAGE@", "resources")
        if not os.path.exists(os.path.join(tree, name)):
            yield f"the metainfo shows {picture.text}, but {name} does not exist"


def licence_faults(tree):
    names = sourcetree.files(tree)
    files, texts, authors = [], {}, ""
    for fields in paragraphs(read(tree, "packaging/copyright")):
        if "Files" in fields:
            files.append(fields)
            authors += fields["Copyright"] + "\n"
        elif "License" in fields:
            name, _, text = fields["License"].partition("\n")
            texts[name.strip()] = text
    for fields in files:
        for licence in re.split(r" and | or ", fields["License"].split("\n")[0]):
            if licence not in texts:
                yield f"packaging/copyright: {fields['Files']} has the licence {licence}, whose text is missing"
        for pattern in fields["Files"].split():
            if not any(fnmatch.fnmatch(name, pattern) for name in names):
                yield f"packaging/copyright: {pattern} matches no file"
    for name, text in texts.items():
        if not COMMON.search(text) and len(text) < 500:
            yield f"packaging/copyright: the text of {name} is missing"
    for name in names:
        if name.startswith(NO_NOTICE):
            continue
        # The last matching paragraph applies.
        mine = [f for f in files if any(fnmatch.fnmatch(name, pattern) for pattern in f["Files"].split())][-1]
        if name.startswith("resources/icons/"):
            continue  # icons contain no notice; their folder has a paragraph
        text = read(tree, name)[:6000] if not name.endswith(".png") else ""
        third_party = NOTICE.search(text) and name.startswith("resources/") and OWN not in text
        if third_party and mine["Files"] == "*" and not name.endswith((".md", "build.js")):  # these mention other files
            yield f"{name} has a notice, but no paragraph in packaging/copyright: “{NOTICE.search(text).group(0)}”"
        for author in re.findall(r"<name>([^<]+)</name>", text) if name.startswith("resources/cite/") else []:
            if author.strip() not in re.sub(r"\s+", " ", authors):
                yield f"{name}: {author.strip()} is not named in packaging/copyright"


def validator_faults(tree):
    """Yields the messages of the validators, for the metainfo with and without a project page."""
    folder = tempfile.mkdtemp()
    metainfo = os.path.join(folder, "org.lectern.Lectern.metainfo.xml")
    for homepage in ("", "https://lectern.example"):
        subprocess.run(["cmake", f"-DSOURCE={tree}/packaging/org.lectern.Lectern.metainfo.xml", f"-DTARGET={metainfo}",
                        f"-DHOMEPAGE={homepage}", "-P", f"{tree}/packaging/metainfo.cmake"], check=True)
        text = read("", metainfo)
        if "@" in text or ("<screenshots>" in text) != bool(homepage) or "<releases>" not in text:
            yield f"the metainfo is wrong with the project page “{homepage}”"
        if shutil.which("appstreamcli"):
            run = subprocess.run(["appstreamcli", "validate", "--no-net", "--strict", metainfo], capture_output=True, text=True)
            if run.returncode:
                yield "appstreamcli: " + run.stdout
    if shutil.which("desktop-file-validate"):
        run = subprocess.run(["desktop-file-validate", f"{tree}/packaging/org.lectern.Lectern.desktop"], capture_output=True, text=True)
        if run.returncode or run.stdout:
            yield "desktop-file-validate: " + run.stdout
    shutil.rmtree(folder)


def main(tree):
    faults = [*version_faults(tree), *licence_faults(tree), *validator_faults(tree)]
    print("\n".join(faults) or "the package metadata is correct")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
