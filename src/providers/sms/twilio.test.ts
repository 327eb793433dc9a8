import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Provider, startProvider } from '../../../test/provider.ts'
import { startSmsServer } from '../../../test/sms-server.ts'
import { type Patience, reach } from '../../platform/outside/reach.ts'
import { twilioSignature } from '../phone/twilio-signature.ts'
import { smsRules } from './port.ts'
import { twilioSms } from './twilio.ts'

const accountSid = `AC${'0a'.repeat(16)}`
const authToken = 'the token of the account'
const message = { siteId: 99, to: '+33612345678', text: 'Votre code : 123456 & à bientôt' }
const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
let server: Awaited<ReturnType<typeof startSmsServer>>
let line: Provider

beforeAll(async () => {
  server = await startSmsServer()
  line = await startProvider()
})
beforeEach(() => {
  server.asked.length = 0
  line.calls.length = 0
})
afterAll(async () => {
  await server.close()
  await line.close()
})

function open(origin = server.origin, from = '+33644600000', patience: Partial<Patience> = {}) {
  return reach('sms', twilioSms({ origin, accountSid, authToken, from }), smsRules, {
    log,
    patience: { deadlineMs: 5000, pauseMs: 1, attempts: 5, atOnce: 4, ...patience },
  })
}

test('a message is one form, posted to the account’s messages with its name and token', async () => {
  expect(await open().send(message)).toEqual({ refused: null, id: 'SM1' })
  expect(server.asked).toEqual([
    {
      method: 'POST',
      path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`,
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      form: { To: message.to, From: '+33644600000', Body: message.text },
    },
  ])
})

test('a messaging service chooses the sender by itself', async () => {
  const service = `MG${'0b'.repeat(16)}`
  await open(server.origin, service).send(message)
  expect(server.asked[0]!.form).toEqual({ To: message.to, MessagingServiceSid: service, Body: message.text })
})

test.each([
  [400, { code: 21211, message: `The 'To' number ${message.to} is not valid` }, 'invalid'],
  [400, { code: 21614, message: 'not a mobile number' }, 'invalid'],
  [400, { code: 21408, message: 'no permission for the region' }, 'carrier'],
  [400, { code: 21610, message: 'unsubscribed' }, 'blocked'],
  [400, { code: 21612, message: 'no route' }, 'carrier'],
  [201, { sid: 'SM1', status: 'undelivered', error_code: 30003 }, 'unreachable'],
])('%i %o is an answer about the number', async (status, body, refused) => {
  server.answer(status, body)
  expect(await open().send(message)).toEqual({ refused, id: null })
  expect(server.asked).toHaveLength(1)
})

test.each([
  ['too many', 429, { code: 20429, message: 'Too Many Requests' }, 'HTTP_429'],
  ['a wrong token', 401, { code: 20003, message: 'Authenticate' }, 'HTTP_401'],
  ['a sender that is not ours', 400, { code: 21606, message: 'not your number' }, 'HTTP_400'],
  ['a server error', 500, { code: 21211 }, 'HTTP_500'],
  ['no JSON', 201, '<html>', 'SyntaxError'],
  ['an answer of another type', 201, { status: 'queued' }, 'nonsense'],
  ['nothing', 201, 'null', 'nonsense'],
])('%s fails, is not retried at once, and reveals no number', async (_what, status, body, reason) => {
  server.answer(status, body)
  await expect(open().send(message)).rejects.toThrow(`sms.send: ${reason}, 1 tried`)
  expect(server.asked).toHaveLength(1)
  expect(logged.join()).not.toMatch(/33612345678|123456|the token/)
})

test.each([
  ['hang', 'deadline'],
  ['reset', ''],
  ['nonsense', ''],
] as const)('a server that does this fails in time: %s', async (manner, reason) => {
  line.behave(manner)
  const from = performance.now()
  await expect(open(line.address, undefined, { deadlineMs: 300 }).send(message)).rejects.toThrow(reason)
  expect(performance.now() - from).toBeLessThan(2000)
  expect(line.calls).toHaveLength(1)
})

test.each([
  [
    { status: 'sent', error_code: null },
    { refused: null, open: true },
  ],
  [
    { status: 'delivered', error_code: null },
    { refused: null, open: false },
  ],
  [
    { status: 'undelivered', error_code: 30007 },
    { refused: 'carrier', open: false },
  ],
  [
    { status: 'failed', error_code: 30008 },
    { refused: null, open: false },
  ],
])('the delivery status of a message is asked by its id: %o', async (body, fate) => {
  server.answer(200, body)
  expect(await open().fate('SM1')).toEqual(fate)
  expect(server.asked).toMatchObject([{ method: 'GET', path: `/2010-04-01/Accounts/${accountSid}/Messages/SM1.json` }])
})

test('a message may come from a site’s own number', async () => {
  await open().send({ ...message, from: '+33937000001' })
  expect(server.asked[0]!.form).toMatchObject({ From: '+33937000001' })
})

test('a message that came in is read if it is signed, and from a number', () => {
  const url = 'https://site.example/api/sms/inbound'
  const fields = { MessageSid: 'SM1', From: '+33612345678', To: '+33937000001', Body: 'Salomé, oui ?' }
  const read = (form: Record<string, string>, token = authToken, asked = url) => {
    const body = new URLSearchParams(form)
    const signature = twilioSignature(token, url, body)
    return open().read({ url: asked, body: String(body), header: () => signature })
  }
  expect(read(fields)).toEqual({ id: 'SM1', from: '+33612345678', to: '+33937000001', text: 'Salomé, oui ?' })
  expect(read(fields, 'another')).toBeNull()
  expect(read(fields, authToken, `${url}/other`)).toBeNull()
  expect(read({ ...fields, From: 'Service' })).toBeNull()
  expect(read({ ...fields, MessageSid: '' })).toBeNull()
  const { Body: _, ...without } = fields
  expect(read(without)).toBeNull()
})

test('redirects are not followed with the token', async () => {
  line.behave({ answer: '{"sid":"SM2"}' })
  server.answer(307, {}, line.address)
  await expect(open().send(message)).rejects.toThrow('1 tried')
  expect(line.calls).toEqual([])
})
