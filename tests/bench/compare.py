#!/usr/bin/env python3
"""compare.py OLD.json NEW.json: compares two outputs of a benchmark and prints the ratio of each figure.

A file may contain the JSON objects of several benchmarks; they are compared in order."""
import json
import sys


def objects(path):
    text = open(path, encoding="utf-8").read()
    decoder = json.JSONDecoder()
    at, found = 0, []
    while at < len(text):
        begin = min((i for i in (text.find("{", at), text.find("[", at)) if i >= 0), default=-1)
        if begin < 0:
            break
        value, at = decoder.raw_decode(text, begin)
        found.append(value)
    return found


def figures(value, name=""):
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return
    if isinstance(value, (int, float)):
        yield name, value
        return
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        yield from figures(inner, f"{name}.{key}" if name else str(key))


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.splitlines()[0])
    old, new = objects(sys.argv[1]), objects(sys.argv[2])
    if not old or not new:
        sys.exit("compare.py: no JSON object in " + sys.argv[1 if not old else 2])
    print(f"{'old':>12} {'new':>12} {'new/old':>8}")
    for before, after in zip(old, new):
        earlier, now = dict(figures(before)), dict(figures(after))
        for name, value in now.items():
            if name not in earlier:
                print(f"{'':>12} {value:>12.6g} {'':>8}  {name}")
            elif earlier[name]:
                print(f"{earlier[name]:>12.6g} {value:>12.6g} {value / earlier[name]:>8.2f}  {name}")
            elif value:
                print(f"{0:>12} {value:>12.6g} {'':>8}  {name}")
        for name in earlier.keys() - now.keys():
            print(f"{earlier[name]:>12.6g} {'':>12} {'':>8}  {name}")
    if len(old) != len(new):
        print(f"compare.py: {len(old)} objects before, {len(new)} now", file=sys.stderr)


main()
