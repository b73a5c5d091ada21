#!/usr/bin/env python3
"""architecture_shape.py SOURCE-TREE: checks that folders have at most MAX_SOURCES source files, that files and
folders named in comments and documents exist, that declared functions are called, and that no two types of one program
have the same name in one namespace, and that the window has five sizes of text. Fix what it reports; do not add exceptions."""
import collections
import os
import re
import sys

import sourcetree

MAX_SOURCES = 40  # in one folder
# Headers of other projects that comments name.
FOREIGN = {"sqlite3.h", "os.h"}
CODE = re.compile(r'"(?:\\.|[^"\\\n])*"')
PATH = re.compile(r"\b((?:app|models|views|resources|tests|packaging)(?:/[\w.-]+)+)")
HEADER = re.compile(r"\b([a-z][a-z0-9_]*\.h)\b")
# A declaration in a header: a type, a name and an opening parenthesis.
DECLARED = re.compile(r"^ +(?!return |else |delete |emit |throw |new )\w[\w:<>,*& ]*[ *&>](\w+)\([^;{]*\)[^;{}]*(?:;|\{)", re.M)
# A size of text that is not in views/style/colors.h.
FONT_SIZE = re.compile(r"ointSizeF\(\) \* \d|setFontStyle\([^;]*, \d|font-size:(?!92%|%)")
# Called by Qt, by the compiler or by templates.
CALLED_BY_NAME = re.compile(r"^(main|qHash|q?[A-Z]\w*|operator\w*|begin|end|data|flags|mime\w*|event\w*|\w+Event|sizeHint|"
                            r"minimumSizeHint|paint|\w*Data|value_type|required\w*|provided\w*)$")


def comments_of(name, text):
    if name.endswith((".md", ".1")):
        return text
    mark = "//" if name.endswith((".cpp", ".h")) else "#"
    return "\n".join(line[line.index(mark):] for line in CODE.sub('""', text).split("\n") if mark in line)


def main(tree):
    faults = []
    files = sourcetree.files(tree)
    folders = collections.Counter(os.path.dirname(name) for name in files if name.endswith((".cpp", ".h")))
    faults += [f"{folder}: {count} source files, at most {MAX_SOURCES}"
               for folder, count in sorted(folders.items()) if count > MAX_SOURCES]
    known = set(files) | {folder for name in files for folder in parents(name)}
    names = {os.path.basename(name) for name in files}
    texts = {}
    for name in files:
        if name.endswith((".cpp", ".h", ".md", ".1", ".py", ".sh", "CMakeLists.txt")) or name in ("dev", ".ci/run"):
            with open(os.path.join(tree, name), encoding="utf-8") as file:
                texts[name] = file.read()
    for name, text in texts.items():
        comments = comments_of(name, text)
        for path in PATH.findall(comments):
            path = path.rstrip(".")
            if path not in known and not any(other.startswith(path) for other in known):
                faults.append(f"{name}: names {path}, which does not exist")
        if name.endswith((".cpp", ".h", ".md")):
            for header in set(HEADER.findall(comments)):
                if header not in names and header not in FOREIGN:
                    faults.append(f"{name}: names {header}, which does not exist")
    sources = {name: CODE.sub('""', re.sub(r"//[^\n]*", "", text)) for name, text in texts.items()
               if name.endswith((".cpp", ".h"))}
    faults += [f"{name}: {size.group()}: use a size of TextSize" for name, text in texts.items()
               if name.startswith("views/") for size in FONT_SIZE.finditer(text)]
    used = collections.Counter()
    for text in sources.values():
        used.update(re.findall(r"\w+", text))
    for name, text in sources.items():
        if not name.endswith(".h") or name.startswith("tests/"):
            continue
        own = sources.get(name[:-2] + ".cpp", "")
        signals = re.search(r"^signals:(.*?)^(?:private|public|protected)", text, re.M | re.S)
        for function in set(DECLARED.findall(text)):
            if CALLED_BY_NAME.match(function) or "override" in line_of(text, function):
                continue
            definitions = 1 + len(re.findall(rf"::{function}\(", own))
            if used[function] <= definitions and not (signals and function in signals[1]):
                faults.append(f"{name}: {function}() is never called")
    faults += same_names({name: texts[name] for name in sources})
    for fault in sorted(set(faults)):
        print(fault)
    return 1 if faults else 0


# Two types with one name in one namespace: the linker silently merges their functions.
def same_names(sources):
    where = collections.defaultdict(set)
    for name, text in sources.items():
        if name.startswith("tests/"):  # each test is a separate program
            continue
        own = re.sub(r"^namespace\n\{.*?^\} // namespace$", "", text, flags=re.M | re.S)  # without the file's anonymous namespace
        space = ""
        for line in own.split("\n"):
            if opened := re.match(r"(?:inline )?namespace ([\w:]+)", line):
                space = opened[1]
            elif defined := re.match(r"(?:class|struct|enum class|enum|union) (\w+)(?!::|\w| *\()[^;]*$", line):
                where[space + "::" + defined[1]].add(name)
    return [f"{' and '.join(sorted(files))}: both define {type}" for type, files in where.items() if len(files) > 1]


def parents(name):
    while name := os.path.dirname(name):
        yield name


def line_of(text, function):
    found = re.search(rf"^.*\b{function}\([^;{{]*[;{{]", text, re.M)
    return found[0] if found else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
