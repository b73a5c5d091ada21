#!/usr/bin/env bash
# imports.sh LECTERN-CLI PAPERS COUNT: imports the file into a new library COUNT times and checks each library. Three run at a
# time, to vary the order of the threads. Prints each failure; exit status 1 after a failure.
set -euo pipefail
cli=$1 papers=$2 count=$3
at_once=3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

one()
{
    local library=$folder/$1.lectern code=0
    "$cli" import --library "$library" "$papers" >"$folder/$1.log" 2>&1 || code=$?
    if ((code == 0)); then "$cli" check --library "$library" >"$folder/$1.log" 2>&1 || code=$?; fi
    rm -f "$library"*
    ((code == 0)) && return
    echo "import $1 failed with $code"
    tail -n 20 "$folder/$1.log"
    touch "$folder/$1.failed"
}

for ((n = 1; n <= count; ++n)); do
    while (($(jobs -rp | wc -l) >= at_once)); do wait -n || true; done
    one "$n" &
done
wait
failed=$(find "$folder" -name '*.failed' | wc -l)
echo "imports: $((count - failed)) passed, $failed failed"
((failed == 0))
