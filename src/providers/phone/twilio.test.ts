import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startPhoneServer } from '../../../test/phone-server.ts'
import { reach } from '../../platform/outside/reach.ts'
import { type PhoneHook, phoneRules, type Step } from './port.ts'
import { Carrier, type Habit } from './sandbox/carrier.ts'
import { twilioPhone } from './twilio.ts'
import { twilioSignature } from './twilio-signature.ts'

const accountSid = `AC${'0a'.repeat(16)}`
const authToken = 'the token of the account'
const CLIENT = '+33639980001'
const PSYCHIC = '+33639980002'
const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })

const habits = new Map<string, Habit>()
const answers = new Map<string, readonly Step[]>()
const hooks: [path: string, hook: PhoneHook | null][] = []
let address: string
let room: string
let company: Awaited<ReturnType<typeof startPhoneServer>>
const carrier = new Carrier({
  habit: (number) => habits.get(number) ?? null,
  post: postSigned,
  now: () => performance.now(),
})

async function postSigned(url: string, form: URLSearchParams): Promise<string | null> {
  const headers = { 'x-twilio-signature': twilioSignature(authToken, url, form) }
  const response = await fetch(url, { method: 'POST', body: form, headers })
  return response.ok ? response.text() : null
}

const open = (patience = {}) =>
  reach('phone', twilioPhone({ origin: company.origin, accountSid, authToken, callerId: '+33974590000' }), phoneRules, {
    log,
    patience: { deadlineMs: 5000, pauseMs: 1, attempts: 3, atOnce: 4, ...patience },
  })

/** Our own addresses: they read what the company says, and answer the steps of their path. */
const ours = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  const header = (name: string) => request.headers[name] as string | undefined
  const hook = open().read({ url: `${address}${request.url}`, body, header })
  hooks.push([request.url ?? '', hook])
  response.end(open().write(answers.get(request.url ?? '') ?? []))
})

beforeAll(async () => {
  company = await startPhoneServer(carrier)
  await new Promise<void>((resolve) => ours.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(ours.address() as { port: number }).port}`
})
beforeEach(() => {
  room = `room-${randomUUID()}`
  habits.clear()
  answers.clear()
  hooks.length = 0
  company.asked.length = 0
})
afterAll(async () => {
  await company.close()
  await new Promise((resolve) => ours.close(resolve))
})

const ring = (to: string, side: string, ringSeconds = 5) =>
  open().ring({ to, answers: `${address}/${side}`, tells: `${address}/${side}/tells`, ringSeconds, limitSeconds: 60 })
/** A limit for what never comes, not for how long it may take on a busy machine. */
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 })
const told = (path: string) => hooks.filter(([at]) => at === path).map(([, hook]) => hook)
const at = (path: string) => `${address}${path}`
const join = (isHost: boolean, limitSeconds = 60): Step => ({
  join: room,
  limitSeconds,
  isHost,
  waits: at('/waits'),
  tells: at('/presence'),
  next: at(isHost ? '/psychic/left' : '/client/left'),
})

/** Both people answer, press 1, and are in one conference. */
async function bothTalk(clientSeconds = 60) {
  habits.set(PSYCHIC, { answersAfterMs: 10, presses: '1' })
  habits.set(CLIENT, { answersAfterMs: 10, presses: '1' })
  for (const side of ['psychic', 'client']) {
    answers.set(`/${side}`, [{ ask: 'Appuyez sur 1.', seconds: 5, next: at(`/${side}/pressed`) }, 'hang-up'])
    answers.set(`/${side}/pressed`, [join(side === 'psychic', side === 'client' ? clientSeconds : 60)])
    answers.set(`/${side}/left`, [{ say: 'Au revoir.' }, 'hang-up'])
  }
  answers.set('/waits', [{ say: 'Nous appelons votre client.' }])
  const [psychic, client] = [(await ring(PSYCHIC, 'psychic')).id!, (await ring(CLIENT, 'client')).id!]
  await until(async () => expect((await open().present(room)).toSorted()).toEqual([psychic, client].toSorted()))
  return { psychic, client }
}

test('the signature is the one of Twilio’s documentation, and covers address and every field', () => {
  const url = 'https://example.com/myapp.php?foo=1&bar=2'
  const fields = { CallSid: 'CA1234567890ABCDE', Caller: '+14158675310', Digits: '1234', From: '+14158675310' }
  const form = new URLSearchParams({ ...fields, To: '+18005551212' })
  expect(twilioSignature('12345', url, form)).toBe('L/OH5YylLD5NRKLltdqwSvS0BnU=')
  const port = twilioPhone({ origin: '', accountSid, authToken: '12345', callerId: '' })
  const read = (given: { url?: string; body?: string; signature?: string }) =>
    port.read({
      url: given.url ?? url,
      body: given.body ?? String(form),
      header: (name) =>
        name === 'x-twilio-signature' ? (given.signature ?? 'L/OH5YylLD5NRKLltdqwSvS0BnU=') : undefined,
    })
  expect(read({})).toMatchObject({ call: 'CA1234567890ABCDE', key: '1234' })
  expect(read({ url: `${url}3` })).toBeNull()
  expect(read({ body: String(form).replace('Digits=1234', 'Digits=1235') })).toBeNull()
  expect(read({ signature: '' })).toBeNull()
})

test('two people are called, press a key, and are joined until one leaves', async () => {
  const { psychic, client } = await bothTalk()
  carrier.hangUp(client)
  await until(() => expect(told('/presence')).toHaveLength(3))
  expect(told('/presence').map((hook) => [hook?.call, hook?.presence?.isIn])).toEqual(
    expect.arrayContaining([
      [psychic, true],
      [client, true],
      [client, false],
    ]),
  )
  expect(await open().fate(client)).toMatchObject({ state: 'over', outcome: 'answered', seconds: expect.any(Number) })
  expect(await open().present(room)).toEqual([psychic])
  await open().hangUp(psychic)
  await until(() => expect(told('/psychic/tells').at(-1)?.fate?.state).toBe('over'))
})

test('the stay of all ends with the host’s, who hear what follows', async () => {
  const { psychic, client } = await bothTalk()
  carrier.hangUp(psychic)
  await until(() => expect(carrier.lines.get(client)?.isOver).toBe(true))
  expect(carrier.lines.get(client)?.heard).toEqual(['Appuyez sur 1.', 'Au revoir.'])
})

test('the star key opens what follows, and back', async () => {
  const { client } = await bothTalk()
  answers.set('/client/left', [{ ask: 'Une pause\u00a0?', seconds: 5, next: at('/client/pressed') }, 'hang-up'])
  carrier.press(client, '*')
  await until(() => expect(carrier.lines.get(client)?.heard.at(-1)).toBe('Une pause\u00a0?'))
  expect(await open().present(room)).toHaveLength(1)
  carrier.press(client, '1')
  await until(async () => expect(await open().present(room)).toHaveLength(2))
})

test('the company itself ends a stay that lasts as long as was funded', async () => {
  const { client } = await bothTalk(1)
  await until(() => expect(carrier.lines.get(client)?.isOver).toBe(true))
})

test('a sentence reaches one person of a conference alone', async () => {
  const { psychic, client } = await bothTalk()
  answers.set('/soon', [{ say: 'Il vous reste une minute.' }])
  await open().announce({ conference: room, call: client, says: at('/soon') })
  await until(() => expect(carrier.lines.get(client)?.heard.at(-1)).toBe('Il vous reste une minute.'))
  expect(carrier.lines.get(psychic)?.heard.join()).not.toContain('minute')
})

test.each([
  ['nobody answers', null, 'no-answer'],
  ['a voicemail answers and presses nothing', { answersAfterMs: 10, presses: null }, 'answered'],
] as const)('%s: nobody joins', async (_what, habit, outcome) => {
  if (habit) habits.set(CLIENT, habit)
  answers.set('/client', [{ ask: 'Appuyez sur 1.', seconds: 1, next: at('/client/pressed') }, 'hang-up'])
  const { id } = await ring(CLIENT, 'client', 1)
  await until(() => expect(told('/client/tells').at(-1)?.fate).toMatchObject({ state: 'over', outcome }))
  expect(told('/client/pressed')).toEqual([])
  expect((await open().fate(id!)).outcome).toBe(outcome)
})

test('a called person who refuses is busy', async () => {
  const { id } = await ring(CLIENT, 'client')
  carrier.hangUp(id!)
  await until(() => expect(told('/client/tells').at(-1)?.fate?.outcome).toBe('busy'))
})

test('a number that can’t be called is an answer, any other fault a failure that reveals no number', async () => {
  company.fail(400, { code: 21211, message: `The number ${CLIENT} is not valid` })
  expect(await ring(CLIENT, 'client')).toEqual({ id: null })
  company.fail(401, { code: 20003, message: CLIENT })
  await expect(ring(CLIENT, 'client')).rejects.toThrow('phone.ring: HTTP_401, 1 tried')
  expect(company.asked).toHaveLength(2)
  expect(logged.join()).not.toMatch(/639980001|the token/)
})

test('a question that may be repeated is repeated, and one that must not is not', async () => {
  const { id } = await ring(CLIENT, 'client', 1)
  company.fail(503, {})
  expect(await open().fate(id!)).toMatchObject({ state: 'ringing' })
  company.fail(503, {})
  await expect(open().announce({ conference: 'none', call: id!, says: address })).rejects.toThrow('1 tried')
  company.fail(404, { code: 21220 })
  await open().hangUp(id!)
})

test('nothing that we can say to the company records', async () => {
  await ring(CLIENT, 'client', 1)
  const written = open().write([
    { say: 'Bonjour' },
    { ask: 'Une touche\u00a0?', seconds: 5, next: at('/') },
    join(true),
    'hang-up',
  ])
  expect(written).not.toMatch(/<(Record|Recording|Stream|Siprec|Transcription)\b/)
  for (const [, value] of written.matchAll(/\brecord="([^"]*)"/g)) expect(value).toBe('do-not-record')
  expect(written.match(/record="do-not-record"/g)).toHaveLength(2)
  expect(company.asked.flatMap(({ form }) => form.map(([name]) => name)).join()).not.toMatch(/record|transcri|stream/i)
})
