#!/bin/sh
# Builds the math bundle from the pinned packages and compares it with the one in the tree. Needs node and npm.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp package.json package-lock.json .npmrc ./*.js "$work"
rm "$work/mathjax.js"
cd "$work"
npm ci --silent
node build.js built.js
cd "$OLDPWD"
if cmp "$work/built.js" mathjax.js; then
    echo "resources/math/mathjax.js is up to date."
else
    echo "resources/math/mathjax.js differs: run 'npm ci && node build.js' in resources/math and commit the result." >&2
    exit 1
fi
