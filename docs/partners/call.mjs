// Signs a request of a partner and prints the answer; Node 20 or later, nothing to install.
//
//   PARTNER_SITE=https://… PARTNER_KEY=pk_… PARTNER_SECRET=… node call.mjs GET '/api/partners/report?month=2026-11'
//   … node call.mjs POST /api/partners/links '{"path":"/voyance","campaignId":"automne"}'
import { createHash, createHmac, randomBytes } from 'node:crypto'

const { PARTNER_SITE, PARTNER_KEY, PARTNER_SECRET } = process.env
const [method, address, body = ''] = process.argv.slice(2)
const url = new URL(address, PARTNER_SITE)

const encode = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
const query = [...url.searchParams]
  .map(([name, value]) => `${encode(name)}=${encode(value)}`)
  .sort()
  .join('&')
const digest = createHash('sha256').update(body).digest('hex')
const timestamp = String(Math.floor(Date.now() / 1000))
const nonce = randomBytes(16).toString('hex')
const signed = [method, url.pathname, query, digest, timestamp, nonce].join('\n')

const answer = await fetch(url, {
  method,
  body: body === '' ? undefined : body,
  headers: {
    ...(body === '' ? {} : { 'Content-Type': 'application/json' }),
    'X-Api-Key': PARTNER_KEY,
    'X-Session-Id': `rapport-${process.pid}`,
    'X-Timestamp': timestamp,
    'X-Nonce': nonce,
    'X-Signature': createHmac('sha256', PARTNER_SECRET).update(signed).digest('hex'),
  },
})
process.stdout.write(await answer.text())
process.exitCode = answer.ok ? 0 : 1
