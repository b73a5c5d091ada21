#!/usr/bin/env python3
"""Combines several tests into one source, so that shared headers are parsed once.

usage: grouptests.py OUT.cpp TEST.cpp...            each test in its own namespace
       grouptests.py --main OUT.cpp TEST.cpp...     a main() that runs the test with the name of the program

All headers are included before the namespaces. They have include guards, so the includes in the tests have no effect. Only
the .moc file of a test is included in its namespace.
"""
import pathlib
import re
import sys

INCLUDE = re.compile(r'#include ([<"])([^>"]+)[>"]')


def includes(test: pathlib.Path):
    """Yields the #include lines of a test without its .moc file, in order."""
    for line in test.read_text(encoding="utf-8").splitlines():
        found = INCLUDE.match(line)
        if not found or found[2].endswith(".moc"):
            continue
        neighbour = test.parent / found[2]
        yield f'#include "{neighbour}"' if found[1] == '"' and neighbour.exists() else line


def group(tests) -> str:
    lines = list(dict.fromkeys(line for test in tests for line in includes(test)))
    for test in tests:
        lines += [f"namespace {test.stem}", "{", f'#include "{test}"', "}"]
    return "\n".join(lines) + "\n"


def main_of(tests) -> str:
    names = [test.stem for test in tests]
    lines = ["#include <cstdio>", "#include <cstdlib>", "#include <cstring>"]
    lines += [f"namespace {name} {{ int main(int, char **); }}" for name in names]
    lines += ["int main(int argc, char **argv)", "{",
              "    const char *slash = std::strrchr(argv[0], '/');",
              "    const char *name = slash ? slash + 1 : argv[0];"]
    lines += [f'    if (!std::strcmp(name, "{name}"))\n        return {name}::main(argc, argv);' for name in names]
    lines += ['    std::fputs("Start this program through the link of one of its tests.\\n", stderr);',
              "    return 2;", "}"]
    return "\n".join(lines) + "\n"


arguments = sys.argv[1:]
makes_main = arguments[0] == "--main"
out, *tests = map(pathlib.Path, arguments[makes_main:])
out.write_text(main_of(tests) if makes_main else group(tests), encoding="utf-8")
