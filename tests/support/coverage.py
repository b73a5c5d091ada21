#!/usr/bin/env python3
"""coverage.py BUILD: prints line and branch coverage of models/, by folder, and the files below 90 %.

BUILD uses the preset "coverage"; its counters are in BUILD/counted. A branch is one of the two outcomes of a source condition;
each operand of a && b is a condition. Conditions in macros are not counted: LECTERN_TRY, which propagates errors, and
assertions, whose failure aborts. A condition of a template counts once. Uncovered lines are written to BUILD/unreached.txt.
"""
import collections
import json
import os
import pathlib
import subprocess
import sys

WANTED = 90


def programs(build):
    for folder in ("tests", "app"):
        for path in sorted((build / folder).rglob("*")):
            if path.is_file() and not path.is_symlink() and os.access(path, os.X_OK) and "CMakeFiles" not in path.parts \
                    and path.suffix == "":
                with open(path, "rb") as file:
                    if file.read(4) == b"\x7fELF":
                        yield path


def coverage_entries(build, root):
    """Returns the llvm-cov entries of the files in models/, by name."""
    profile = build / "counted.profdata"
    subprocess.run(["llvm-profdata", "merge", "-sparse", *sorted((build / "counted").glob("*.profraw")), "-o", profile], check=True)
    first, *others = programs(build)
    objects = [first, *(word for program in others for word in ("-object", program))]
    exported = subprocess.run(["llvm-cov", "export", "-instr-profile", profile, *objects, "-skip-functions", root / "models"],
                              check=True, stdout=subprocess.PIPE).stdout
    return {os.path.relpath(entry["filename"], root): entry for entry in json.loads(exported)["data"][0]["files"]}


def conditions(entry):
    """Returns {position: [times true, times false]}."""
    places = collections.defaultdict(lambda: [0, 0])
    for line, column, _, _, true, false, *_ in entry["branches"]:
        places[line, column][0] += true
        places[line, column][1] += false
    return places


def counts_of(entry):
    lines, outcomes = entry["summary"]["lines"], [count for both in conditions(entry).values() for count in both]
    return lines["covered"], lines["count"], sum(count > 0 for count in outcomes), len(outcomes)


def unreached(name, entry, source):
    """Yields lines with code that never ran, and conditions with only one outcome."""
    notes = collections.defaultdict(list)
    segments = entry["segments"]
    for (line, _, count, has_count, _, is_gap), after in zip(segments, segments[1:]):
        if has_count and not is_gap and count == 0:
            for number in range(line, after[0] + (after[1] > 1)):
                notes[number] = ["never"]
    for (line, _), (true, false) in conditions(entry).items():
        if (true == 0) != (false == 0):
            notes[line].append("never true" if true == 0 else "never false")
    for line in sorted(notes):
        yield f"{name}:{line}: {', '.join(dict.fromkeys(notes[line]))}: {source[line - 1].strip()}"


def share(reached, of):
    return 100 * reached / of if of else 100.0


def row(name, counts):
    lines, of_lines, branches, of_branches = counts
    return (f"{name:<48} {share(lines, of_lines):5.1f} % of {of_lines:5} lines"
            f"  {share(branches, of_branches):5.1f} % of {of_branches:5} branches")


def main(build):
    root = pathlib.Path(__file__).resolve().parents[2]
    build = pathlib.Path(build).resolve()
    entries = coverage_entries(build, root)
    with open(build / "unreached.txt", "w", encoding="utf-8") as out:
        for name, entry in sorted(entries.items()):
            source = (root / name).read_text(encoding="utf-8").splitlines()
            out.writelines(line + "\n" for line in unreached(name, entry, source))
    files = {name: counts_of(entry) for name, entry in sorted(entries.items())}
    modules = collections.defaultdict(lambda: (0, 0, 0, 0))
    for name, counts in files.items():
        folders = name.split("/")[:-1]
        for depth in range(1, len(folders) + 1):  # a folder includes its subfolders
            module = "/".join(folders[:depth])
            modules[module] = tuple(map(sum, zip(modules[module], counts)))
    for module in sorted(modules):
        print(row(module, modules[module]))
    low = [name for name, (lines, of_lines, branches, of_branches) in files.items()
            if share(lines, of_lines) < WANTED or share(branches, of_branches) < WANTED]
    print(f"\nBelow {WANTED} %, {len(low)} of {len(files)} files:" if low else f"\nNo file is below {WANTED} %.")
    for name in low:
        print(row(name, files[name]))


if __name__ == "__main__":
    main(*sys.argv[1:])
