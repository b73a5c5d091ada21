#!/usr/bin/env bash
# imports.sh LECTERN-CLI PAPERS COUNT: imports the file into a new library so many times, three at a time, so that the threads
# of each import meet in another order, and checks each library. Says each failure, and ends with 1 if there was one.
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
