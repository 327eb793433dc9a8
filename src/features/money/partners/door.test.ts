import { beforeEach, expect, test } from 'vitest'
import { addKeyOf, addPartnerWithKey, type Key, sendSigned, signedHeaders } from '../../../../test/partners.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { forgetNonces } from './key-queries.server.ts'

const lines: string[] = []
const site = useTestApp({ LOG_LEVEL: 'info' }, { logTo: { write: (line: string) => void lines.push(line) } })
const report = ['GET', '/api/partners/report', 'month=2026-11'] as const
const codeOf = ({ body }: { body: { api: { ok: number; error?: { code: number } } } }) =>
  body.api.ok === 1 ? 0 : body.api.error?.code
let key: Key
let count = 0

beforeEach(async () => {
  count += 1
  await site.advance(3600)
  key = await addPartnerWithKey(site, { code: `astro-${count}` })
})

test('a signed request is answered, and refused when it is sent again', async () => {
  const headers = signedHeaders(key, report, site.now())
  const send = () => sendSigned(site, key, report, () => headers)
  const first = await send()
  expect([first.status, first.body.partner]).toEqual([200, { code: `astro-${count}`, name: 'Carnet d’étoiles' }])
  const again = await send()
  expect([again.status, codeOf(again)]).toEqual([401, 111])
})

test('of ten sent at once, one is answered', async () => {
  const headers = signedHeaders(key, report, site.now())
  const sent = await Promise.all(Array.from({ length: 10 }, () => sendSigned(site, key, report, () => headers)))
  expect(sent.map(codeOf).toSorted((a, b) => Number(a) - Number(b))).toEqual([0, ...Array(9).fill(111)])
})

const seconds = (by: number) => (headers: Record<string, string>) => ({
  ...headers,
  'X-Timestamp': String(Number(headers['X-Timestamp']) + by),
})
const put = (name: string, value: string) => (headers: Record<string, string>) => ({ ...headers, [name]: value })
const without = (name: string) => (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name))

test.each<[string, (headers: Record<string, string>) => Record<string, string>, number]>([
  ['no API key', without('X-Api-Key'), 105],
  ['the public reference as its API key', put('X-Api-Key', 'main'), 105],
  ['no session', without('X-Session-Id'), 105],
  ['a malformed session', put('X-Session-Id', 'a b'), 105],
  ['no signature', without('X-Signature'), 103],
  ['no timestamp', without('X-Timestamp'), 103],
  ['no nonce', without('X-Nonce'), 103],
  ['a timestamp of 301 s ago', seconds(-301), 104],
  ['a timestamp 301 s ahead', seconds(301), 104],
  ['a timestamp that is no number', put('X-Timestamp', '2026-11-21'), 104],
  ['another timestamp than was signed', seconds(-10), 109],
  ['another nonce than was signed', put('X-Nonce', 'x'.repeat(16)), 109],
  ['a short nonce', put('X-Nonce', 'x'), 111],
  ['another signature', put('X-Signature', 'a'.repeat(64)), 109],
  ['a signature in capitals', (headers) => put('X-Signature', headers['X-Signature']!.toUpperCase())(headers), 109],
  ['an unknown key', put('X-Api-Key', `pk_${'a'.repeat(32)}`), 109],
])('a request with %s is refused', async (_what, change, code) => {
  expect(codeOf(await sendSigned(site, key, report, change))).toBe(code)
})

test('300 s are in time, before and after', async () => {
  for (const by of [-300, 300]) {
    const headers = signedHeaders(key, report, new Date(site.now().getTime() + by * 1000))
    expect(codeOf(await sendSigned(site, key, report, () => headers))).toBe(0)
  }
})

test('the signature is over method, path, query and body', async () => {
  const links = ['POST', '/api/partners/links', '', '{"path":"/voyance"}'] as const
  const headersOf = (request: Parameters<typeof signedHeaders>[1]) => () => signedHeaders(key, request, site.now())
  const sent = [
    await sendSigned(site, key, ['GET', '/api/partners/report', 'month=2026-10'], headersOf(report)),
    await sendSigned(site, key, ['GET', '/api/partners/report.csv', 'month=2026-11'], headersOf(report)),
    await sendSigned(site, key, [...links.slice(0, 3), '{"path":"/"}'] as never, headersOf(links)),
    await sendSigned(site, key, links, headersOf(['GET', ...links.slice(1)] as never)),
  ]
  expect(sent.map(codeOf)).toEqual([109, 109, 109, 109])
  expect(codeOf(await sendSigned(site, key, links))).toBe(0)
})

test('the parameters are signed sorted, in whatever order they come', async () => {
  const headers = signedHeaders(key, ['GET', '/api/partners/report', 'a=%27b%27%20c&month=2026-11'], site.now())
  const answer = await sendSigned(site, key, ['GET', '/api/partners/report', "month=2026-11&a='b'+c"], () => headers)
  expect(codeOf(answer)).toBe(0)
})

test('a key opens its own brand, until it is revoked; another key of the partner stays', async () => {
  expect(codeOf(await sendSigned(site, key, report, undefined, 'second.localhost:3000'))).toBe(109)
  const other = await addKeyOf(site, key.partnerId)
  const revoked = { revoked_at: site.now() }
  await site.owner.updateTable('partner_keys').set(revoked).where('id', '=', key.id).execute()
  expect(codeOf(await sendSigned(site, key, report))).toBe(109)
  expect(codeOf(await sendSigned(site, other, report))).toBe(0)
})

test('a wrong signature uses up neither a nonce nor the calls of a key', async () => {
  const headers = signedHeaders(key, report, site.now())
  const wrong = { ...headers, 'X-Signature': 'a'.repeat(64) }
  for (let n = 0; n < 130; n += 1) await sendSigned(site, key, report, () => wrong)
  expect(codeOf(await sendSigned(site, key, report, () => headers))).toBe(0)
})

test('a key is limited to 120 calls in a minute', async () => {
  const codes = []
  for (let n = 0; n < 121; n += 1) codes.push(codeOf(await sendSigned(site, key, report)))
  expect([new Set(codes.slice(0, 120)), codes[120]]).toEqual([new Set([0]), 4001])
  expect(codeOf(await sendSigned(site, await addKeyOf(site, key.partnerId), report))).toBe(0)
})

test('a write without an origin is let in with a valid signature only', async () => {
  const links = ['POST', '/api/partners/links', '', '{"path":"/voyance"}'] as const
  const touch = ['POST', '/api/tracking', '', '{"tac":"T1"}'] as const
  expect(codeOf(await sendSigned(site, key, links))).toBe(0)
  expect(codeOf(await sendSigned(site, key, touch))).toBe(0)
  expect(codeOf(await sendSigned(site, key, touch, () => ({})))).toBe(4004)
  expect(codeOf(await sendSigned(site, key, touch, () => ({ 'X-Api-Key': key.apiKey })))).toBe(105)
  expect(codeOf(await sendSigned(site, key, touch, without('X-Signature')))).toBe(103)
  const elsewhere = put('Origin', 'https://ailleurs.example')
  expect(codeOf(await sendSigned(site, key, touch, elsewhere))).toBe(4004)
})

test('a signature speaks for no person, and a program’s word is no visit', async () => {
  const { browser } = await addClient(site)
  const touches = () => site.owner.selectFrom('touches').select('id').where('tac', '=', 'T2').execute()
  const signed = await sendSigned(site, key, ['GET', '/api/users/me', ''], put('Cookie', browser.cookies))
  expect(codeOf(signed)).toBe(103)
  const init = await sendSigned(site, key, ['GET', '/api/init', 'tac=T2'])
  expect([codeOf(init), init.body.tac, init.headers.getSetCookie()]).toEqual([0, null, []])
  expect(await touches()).toEqual([])
})

test('neither key nor secret is kept or logged; calls are, by run', async () => {
  lines.length = 0
  await sendSigned(site, key, report)
  const row = await site.owner.selectFrom('partner_keys').selectAll().where('id', '=', key.id).executeTakeFirstOrThrow()
  const kept = JSON.stringify(row) + row.sealed.toString('latin1') + lines.join('')
  expect([kept.includes(key.secret), kept.includes(key.apiKey)]).toEqual([false, false])
  expect(row.used_at).toEqual(site.now())
  const line = lines.map((one) => JSON.parse(one)).find(({ msg }) => msg === 'partner call')
  expect(line).toMatchObject({ partner: `astro-${count}`, key: key.id, run: 'essai-001' })
})

test('nonces are forgotten once no timestamp could bring them back', async () => {
  await sendSigned(site, key, report)
  const nonces = () => site.owner.selectFrom('partner_nonces').select('key_id').where('key_id', '=', key.id).execute()
  await forgetNonces(site.app.db, new Date(site.now().getTime() - 1000))
  expect(await nonces()).toHaveLength(1)
  await forgetNonces(site.app.db, site.now())
  expect(await nonces()).toEqual([])
})
