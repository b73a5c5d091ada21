#!/usr/bin/env python3
"""architecture_translations.py SOURCE-TREE [--update]: checks that resources/translations has every text of the sources, and that
each language is complete: no unfinished texts, the same placeholders, tags and number of access keys. --update first adds new
texts (./dev translate). Exit status 77: lupdate is missing."""
import collections
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

FOLDER = "resources/translations"
LANGUAGES = ("de", "zh_CN")  # complete; English has only plural forms
LUPDATE = ("lupdate", "-silent", "-recursive", "app", "models", "views", "-locations", "none", "-no-obsolete",
           "-source-language", "en", "-tr-function-alias", "QT_TR_NOOP+=T")  # T: the table of actions
# lupdate warns about static tr() functions in the namespace; their context is correct.
EXPECTED = re.compile(r"Class 'lectern' lacks Q_OBJECT macro")
PLACE = re.compile(r"%L?\d+|%L?n")
TAG = re.compile(r"</?(?:a|b|br|code|em|h\d|i|li|p|span|strong|ul)\b[^<>]*>")
ACCESS_KEY = re.compile(r"&[^&\s]")
LITERAL = re.compile(r'u?"((?:[^"\\\n]|\\.)*)"')
LITERALS = re.compile(r'((?:u?"(?:[^"\\\n]|\\.)*"\s*)+)')
SENTENCE = re.compile(r"(?:[A-Z%“].* .*[a-z]{2}.*(?:\.|: %1|%1)|An? .* .*\.)$")
SAMPLE = re.compile(r"[A-Z]\w+, [A-Z]\. et al\.$|[A-Z]\w+ [A-Z]\w+, .* et al\.$|.* Jr\.$")
KEPT = re.compile(r"(?<![\w-])--[a-z][a-z-]*|\*\.[a-z]+|\bKEY=FIELD\b")


def file_of(language, folder=FOLDER):
    return f"{folder}/lectern_{language}.ts"


def lupdate(folder, languages):
    """Adds the texts of the sources to the files; returns the messages of lupdate."""
    problems = []
    for options, names in (([], [each for each in languages if each != "en"]), (["-pluralonly"], ["en"])):
        command = [*LUPDATE, *options, "-ts", *(file_of(name, folder) for name in names)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        problems += [line for line in (result.stderr + result.stdout).splitlines()
                       if line.strip() and not EXPECTED.search(line)]
        if result.returncode:
            problems.append(f"lupdate returned {result.returncode}")
    return sorted(set(problems))


def messages(file):
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


def texts_of(message):
    translation = message.find("translation")
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


def faults_of(language):
    faults = []
    for context, message in messages(file_of(language)):
        source, translation = message.findtext("source"), message.find("translation")
        where = f"{file_of(language)}: {context}: “{source}”"
        if translation.get("type") is not None or not all(texts_of(message)):
            faults.append(f"{where} is not translated")
            continue
        for text in texts_of(message):
            single = message.get("numerus") == "yes" and "%n" not in source  # a singular form may omit the number
            if collections.Counter(PLACE.findall(source)).keys() != collections.Counter(PLACE.findall(text)).keys() and not single:
                faults.append(f"{where}: other placeholders in “{text}”")
            if collections.Counter(TAG.findall(source)) != collections.Counter(TAG.findall(text)):
                faults.append(f"{where}: other tags in “{text}”")
            if len(ACCESS_KEY.findall(source)) != len(ACCESS_KEY.findall(text)):
                faults.append(f"{where}: another number of access keys in “{text}”")
            if source[:1].isspace() != text[:1].isspace() and language != "zh_CN":
                faults.append(f"{where}: another leading space in “{text}”")
            missing = [word for word in KEPT.findall(source) if word not in text]
            if missing:
                faults.append(f"{where}: {', '.join(missing)} is missing in “{text}”")
    return faults


def untranslated_diagnostics():
    """Yields diagnostics of readers that the table in diagnostictext.cpp lacks and that would be shown in English."""
    with open("models/i18n/diagnostictext.cpp", encoding="utf-8") as file:
        table = {"".join(LITERAL.findall(text)) for text in LITERALS.findall(file.read())}
    for folder, _, names in os.walk("models/formats"):
        for name in sorted(names):
            if not name.endswith((".cpp", ".h")):
                continue
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                text = re.sub(r"^\s*//.*$|QT_TRANSLATE_NOOP\([^)]*\)", "", file.read(), flags=re.M)
            for literals in LITERALS.findall(text):
                diagnostic = "".join(LITERAL.findall(literals)).replace("\\ufffd", "\ufffd")
                if SENTENCE.match(diagnostic) and diagnostic not in table and not SAMPLE.match(diagnostic):
                    yield f"{folder}/{name}: “{diagnostic}” is missing in models/i18n/diagnostictext.cpp"


def known(file):
    return {(context, message.findtext("source"), message.findtext("comment"), message.get("numerus"))
            for context, message in messages(file)}


def main(tree, update):
    os.chdir(tree)
    os.environ["PATH"] += ":/usr/lib/qt6/bin"
    has_lupdate = shutil.which("lupdate") is not None
    all_languages = ("en", *LANGUAGES)
    faults = []
    if has_lupdate and update:
        faults += lupdate(FOLDER, all_languages)
    elif has_lupdate:
        with tempfile.TemporaryDirectory() as folder:
            for language in all_languages:
                shutil.copy(file_of(language), file_of(language, folder))
            faults += lupdate(folder, all_languages)
            for language in all_languages:
                before, after = known(file_of(language)), known(file_of(language, folder))
                faults += [f"{file_of(language)}: {each[0]}: “{each[1]}” is new in the sources; run ./dev translate"
                           for each in sorted(after - before, key=str)]
                faults += [f"{file_of(language)}: {each[0]}: “{each[1]}” is no longer in the sources; run ./dev translate"
                           for each in sorted(before - after, key=str)]
    faults += untranslated_diagnostics()
    for language in LANGUAGES:
        faults += faults_of(language)
    for _, message in messages(file_of("en")):
        if message.find("translation").get("type") is not None or not all(texts_of(message)):
            faults.append(f"{file_of('en')}: “{message.findtext('source')}” lacks a plural form")
    for fault in faults:
        print(fault)
    if faults:
        return 1
    if not has_lupdate:
        print("Qt's lupdate is missing (Debian: qt6-l10n-tools): the sources were not checked")
        return 77
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], "--update" in sys.argv[2:]))
