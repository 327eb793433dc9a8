#!/bin/sh
# Signs a request of a partner and prints the answer; needs openssl and curl. The query is given already encoded.
# While openssl runs, other users of the same machine can see the secret: use a machine of your own.
#
#   PARTNER_SITE=https://… PARTNER_KEY=pk_… PARTNER_SECRET=… sh call.sh GET /api/partners/report.csv month=2026-11
#   … sh call.sh POST /api/partners/links '' '{"path":"/voyance","campaignId":"automne"}'
set -eu
method=$1 path=$2 query=${3-} body=${4-}

sorted=$(printf '%s' "$query" | tr '&' '\n' | LC_ALL=C sort | tr '\n' '&' | sed 's/&$//')
digest=$(printf '%s' "$body" | openssl dgst -sha256 -r | cut -c1-64)
timestamp=$(date +%s)
nonce=$(openssl rand -hex 16)
signature=$(printf '%s\n%s\n%s\n%s\n%s\n%s' "$method" "$path" "$sorted" "$digest" "$timestamp" "$nonce" |
  openssl dgst -sha256 -hmac "$PARTNER_SECRET" -r | cut -c1-64)

set -- --silent --show-error --fail-with-body --request "$method" \
  --header "X-Api-Key: $PARTNER_KEY" --header "X-Session-Id: rapport-$$-sh" \
  --header "X-Timestamp: $timestamp" --header "X-Nonce: $nonce" --header "X-Signature: $signature"
if [ -n "$body" ]; then
  set -- "$@" --header 'Content-Type: application/json' --data-binary "$body"
fi
curl "$@" "$PARTNER_SITE$path${query:+?$query}"
