#!/usr/bin/env python3
"""house_dependencies.py SOURCE-TREE: every #include goes from a room to itself or to one it stands on, and none goes in
a circle. The linker notices a wrong arrow only when a symbol is used; this notices the first include."""
import os
import re
import sys

# The rooms, each standing on those before it alone. A room is a folder with what lies in it and in no room of its own.
ROOMS = """
    models/i18n models/tex models/tex models/tex models/core models/core models/core/query models/pdf
    models/formats/base models/formats/records models/formats/sites models/formats/bib models/formats/records
    models/formats/web models/formats/web models/formats
    models/store/types models/store/sqlite models/store/identity models/store/edits
    models/store/index/storage models/store/index/build models/store/index/query models/store/index/query
    models/store/papers models/store/papers models/store/edits models/store/queries
    models/store/exports models/store/import models/store/recovery models/store models/import
    models/attachments
    models/itemmodels models/itemmodels
    models/itemmodels models/session models/session/tasks models/itemmodels models/itemmodels
    models/session/tasks models/session models/itemmodels models/itemmodels
    views/math views/style views/widgets views/actions views/list views/list views/paper views/sidebar views/statistics views/authors
    views/statistics views/duplicates views/attachments views/importexport views/importexport views/library views/help views/pdf views/pdf views/pdf views/window
    views resources app app/cli app/pdf app/lectern
""".split()
# Besides: the command line knows no window, and only the program itself what is compiled in.
NEVER = {"app/cli": ("models/items", "views", "resources"), "views": ("resources",), "app/lectern": ("app/cli", "app/pdf"),
         # What is under the GPL stays there, and knows nothing of ours but how to speak.
         "app/pdf": ("models/formats", "models/store", "models/import", "models/items", "views", "resources", "app/cli")}
# What of Qt and of SQLite whom is kept from: pattern of the include, rooms that may.
WINDOW = re.compile(r"Qt(Widgets|Gui|Svg|Qml)(/.*)?|QWidget|QApplication|QGuiApplication|QPainter|QPixmap|QIcon|QFont|"
                    r"QColor|QDialog|QMainWindow|QAction|QSvg\w*|QJSEngine")
WIDGETS = re.compile(r"QtWidgets(/.*)?|QWidget|QApplication|QDialog|QMainWindow")
POPPLER = re.compile(r"(poppler|qt6/poppler).*|seccomp\.h")
SQL = re.compile(r"QtSql(/.*)?|QSql\w*|sqlite3\.h")
INCLUDE = re.compile(r'^ *# *include +([<"])([^>"]+)[>"]', re.M)


def room_of(path):
    folder = os.path.dirname(path)
    while folder and folder not in ROOMS:
        folder = os.path.dirname(folder)
    return folder


def below(folder, *tops):
    return any(folder == top or folder.startswith(top + "/") for top in tops)


def circles(graph):
    """The strongly connected parts of more than one node (Tarjan)."""
    order, low, stack, found = {}, {}, [], []

    def visit(node):
        order[node] = low[node] = len(order)
        stack.append(node)
        for target in sorted(graph.get(node, ())):
            if target not in order:
                visit(target)
                low[node] = min(low[node], low[target])
            elif target in stack:
                low[node] = min(low[node], order[target])
        if low[node] == order[node]:
            part = []
            while not part or part[-1] != node:
                part.append(stack.pop())
            if len(part) > 1:
                found.append(sorted(part))

    sys.setrecursionlimit(10000)
    for node in sorted(graph):
        if node not in order:
            visit(node)
    return found


def main():
    os.chdir(sys.argv[1])
    faults = [f"{room} is missing" for room in ROOMS if not os.path.isdir(room)]
    files = [os.path.join(folder, name) for top in ("app", "models", "views", "resources")
             for folder, _, names in os.walk(top) for name in names if name.endswith((".cpp", ".h"))]
    units = {}  # a unit: a header and the file that implements it
    for file in sorted(files):
        room = room_of(file)
        if not room:
            faults.append(f"{file}: stands in no room; see {os.path.basename(__file__)}")
            continue
        unit = units.setdefault(os.path.splitext(file)[0], set())
        with open(file, encoding="utf-8") as text:
            content = text.read()
        for match in INCLUDE.finditer(content):
            included = match[2]
            at = f"{file}:{content.count(chr(10), 0, match.start()) + 1}: includes {included}"
            if match[1] == '"':
                beside = os.path.normpath(os.path.join(os.path.dirname(file), included))
                target = included if os.path.exists(included) else beside
                if included.startswith("../") or (target != included and os.path.dirname(included)):
                    faults.append(f"{at}: write it from the top of the tree")
                if not os.path.exists(target):
                    continue  # made by the build
                other = room_of(target)
                if ROOMS.index(other) > ROOMS.index(room):
                    faults.append(f"{at}, on which {room} does not stand")
                if any(below(room, who) and below(other, *what) for who, what in NEVER.items()):
                    faults.append(f"{at}, which {room} must not know")
                unit.add(os.path.splitext(target)[0])
            elif not below(room, "app/pdf") and POPPLER.fullmatch(included):
                faults.append(f"{at}: PDFs are read in app/pdf only, which may fall")
            elif not below(room, "models/items", "views", "app/lectern", "app/pdf", "resources") and WINDOW.fullmatch(included):
                faults.append(f"{at}: no window below models/items")
            elif below(room, "models/items") and WIDGETS.fullmatch(included):
                faults.append(f"{at}: no widgets below views")
            elif not below(room, "models/store") and SQL.fullmatch(included):
                faults.append(f"{at}: SQL lives in models/store only")
    for unit in units:
        units[unit].discard(unit)
    faults += [f"these include each other in a circle: {' '.join(part)}" for part in circles(units)]
    print("\n".join(faults))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
