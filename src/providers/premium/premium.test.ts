import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPremiumServer } from '../../../test/premium-server.ts'
import { reach } from '../../platform/outside/reach.ts'
import { hooksPremium } from './hooks.ts'
import { premiumRules } from './port.ts'
import { Operator } from './sandbox/operator.ts'
import { signedHeaders } from './signing.ts'

const SECRET = 'a secret shared with the operator, long enough'
const PSYCHIC = '+33639980042'
const logged: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
const operator = new Operator({
  secret: SECRET,
  isAutomaton: () => false,
  now: () => new Date(),
  post: async () => null,
})
let server: Awaited<ReturnType<typeof startPremiumServer>>

beforeAll(async () => {
  server = await startPremiumServer(operator, SECRET)
})
beforeEach(() => {
  server.asked.length = 0
})
afterAll(() => server.close())

const open = (secret = SECRET) =>
  reach('premium', hooksPremium({ origin: server.origin, secret }), premiumRules, { log, patience: { pauseMs: 1 } })

const request = (said: object | string, { secret = SECRET, at = new Date() } = {}) => {
  const body = typeof said === 'string' ? said : JSON.stringify(said)
  const headers = signedHeaders(secret, body, at)
  return { body, receivedAt: new Date(), header: (name: string) => headers[name] }
}

test('questions are signed, and answered about a call and a month', async () => {
  const { call } = operator.dial('0892000099')
  expect(await open().fate(call)).toMatchObject({ seconds: 0 })
  expect(await open().fate('unknown')).toEqual({ state: 'over', seconds: 0 })
  await open().hangUp(call)
  expect(await open().month('2026-10')).toEqual([])
  expect(server.asked).toEqual([
    `GET /calls/${call}`,
    'GET /calls/unknown',
    `POST /calls/${call}/hang-up`,
    'GET /months/2026-10',
  ])
  await expect(open('another secret, as long as the operator’s').fate(call)).rejects.toThrow('premium.fate: HTTP_401')
})

test('a question that fails is repeated, and what is no answer is a failure', async () => {
  server.fail(503)
  expect(await open().fate('unknown')).toMatchObject({ state: 'over' })
  for (let tries = 0; tries < 5; tries += 1) server.fail(200)
  await expect(open().fate('unknown')).rejects.toThrow('premium.fate')
  expect(logged.join()).not.toContain(SECRET)
})

test.each<[string, object, object]>([
  [
    'a new call',
    { event: 'call', called: '0892000099', caller: '06 ** ** ** 12' },
    { name: 'call', called: '0892000099' },
  ],
  ['keys', { event: 'keys', keys: '1234' }, { name: 'keys', keys: '1234' }],
  ['a connection', { event: 'connected' }, { name: 'connected' }],
  ['a failure', { event: 'failed', why: 'busy' }, { name: 'failed', why: 'busy' }],
  ['an end', { event: 'ended', seconds: 61 }, { name: 'ended', seconds: 61 }],
])('reads %s, and nothing of the caller', (_what, said, event) => {
  const read = open().read(request({ call: 'c-1', sequence: 4, ...said }))
  expect(read).toMatchObject({ call: 'c-1', sequence: 4, event })
  expect(JSON.stringify(read)).not.toContain('**')
})

test.each<[string, ReturnType<typeof request>]>([
  [
    'another secret',
    request({ call: 'c', sequence: 0, event: 'connected' }, { secret: 'the secret of nobody, but as long as one' }),
  ],
  [
    'five minutes and a second ago',
    request({ call: 'c', sequence: 0, event: 'connected' }, { at: new Date(Date.now() - 301_000) }),
  ],
  [
    'five minutes ahead',
    request({ call: 'c', sequence: 0, event: 'connected' }, { at: new Date(Date.now() + 302_000) }),
  ],
  ['no JSON', request('call=c')],
  ['no event that there is', request({ call: 'c', sequence: 0, event: 'record' })],
  ['seconds below zero', request({ call: 'c', sequence: 0, event: 'ended', seconds: -1 })],
  ['a call with a path in it', request({ call: '../x', sequence: 0, event: 'connected' })],
  ['no signature', { ...request({ call: 'c', sequence: 0, event: 'connected' }), header: () => undefined }],
])('does not read a message with %s', (_what, given) => {
  expect(open().read(given)).toBeNull()
})

test('another body under the same signature is not read', () => {
  const { header, receivedAt } = request({ call: 'c', sequence: 0, event: 'ended', seconds: 6 })
  const body = JSON.stringify({ call: 'c', sequence: 0, event: 'ended', seconds: 600 })
  expect(open().read({ body, header, receivedAt })).toBeNull()
})

test('nothing that we can say to the operator records', async () => {
  const written = open().write([
    { say: 'Bonjour', leastSeconds: 10 },
    { ask: 'Un code\u00a0?', digits: 4, seconds: 12 },
    { connect: PSYCHIC, ringSeconds: 30, asks: 'Appuyez sur 1.', limitSeconds: 1800 },
    'hang-up',
  ])
  expect(JSON.parse(written)).toEqual({
    steps: [
      { do: 'say', text: 'Bonjour', leastSeconds: 10, skipKey: '#' },
      { do: 'ask', text: 'Un code\u00a0?', digits: 4, seconds: 12 },
      {
        do: 'connect',
        to: PSYCHIC,
        ringSeconds: 30,
        text: 'Appuyez sur 1.',
        acceptKey: '1',
        limitSeconds: 1800,
        tellKey: '*',
      },
      { do: 'hangUp' },
    ],
  })
  expect(written).not.toMatch(/record|enregistre|stream|transcri|siprec/i)
  expect(server.asked.join()).not.toMatch(/record|stream|transcri/i)
})
