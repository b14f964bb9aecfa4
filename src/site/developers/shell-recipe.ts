import { type Home, keyLine } from './recipe.ts';

/** Everyone on the machine can see a command line, so tokens travel by standard input. */
export function shellRecipe({ serviceUrl, key }: Home): string {
  const header = keyLine(key, (given) => ` \\\n  -H 'apikey: ${given}'`);
  return `#!/bin/sh
# push.sh: publishes a dataset.   sh push.sh dataset.json
# Beside it lies connection.json, the text of the Connect page (chmod 600).
set -eu
umask 077
base='${serviceUrl}'
session="$(dirname "$0")/connection.json"
dataset=$1

value() { tr -d '\\n' < "$2" | sed -n "s/.*\\"$1\\" *: *\\"\\([^\\"]*\\)\\".*/\\1/p"; }

# 1. Exchange the refresh token, and keep the new one before anything else is done.
printf '{"refresh_token":"%s"}' "$(value refresh_token "$session")" |
curl -sS --retry 3 -o "$session.new"${header} \\
  -H 'Content-Type: application/json' --data-binary @- \\
  "$base/auth/v1/token?grant_type=refresh_token"
if [ -z "$(value refresh_token "$session.new")" ]; then
  cat "$session.new" >&2
  exit 1
fi
mv "$session.new" "$session"

# 2. Push the dataset. On failure the answer says what is wrong in "error".
printf 'Authorization: Bearer %s' "$(value access_token "$session")" |
curl -sS --fail-with-body -H @-${header} \\
  -H 'Content-Type: application/json' --data-binary @"$dataset" \\
  "$base/functions/v1/ingest-dataset"
`;
}
