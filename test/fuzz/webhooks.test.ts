import { createHmac, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errors } from '../../src/errors.ts'
import { moments } from '../../src/features/consult/telephone/rules.ts'
import { signedHeaders } from '../../src/providers/premium/signing.ts'
import { addClient } from '../people.ts'
import { addReached, MESSAGES, NUMBER, SECRET as OPERATOR, usePremium } from '../premium.ts'
import { signatureOf, startStripeServer, stripeSettings } from '../stripe-server.ts'
import { addPhonePair, lineTo, requestCall, signed, useTelephone } from '../telephone.ts'
import { inboundProof } from '../text-questions.ts'
import { nonsense } from './inputs.ts'
import { runsOf, seedOf, tell } from './runs.ts'

const RUNS = runsOf(60)
const SEED = seedOf(20_261_128)
const MAILS = 'un secret partagé avec le serveur de mail'

const stripe = await startStripeServer()
const telephone = useTelephone()
const premium = usePremium({ ...stripeSettings(stripe), MAIL_REPORTS_SECRET: MAILS })
const { site } = premium
const codes = new Set<number>(Object.values(errors).map(({ code }) => code))
afterAll(() => stripe.close())

let reference: string
let leg: string
let keys: string
beforeAll(async () => {
  const { browser } = await addClient(site)
  const { body } = await browser.post('/api/wallet/top-ups', { packId: 'credit-10' })
  reference = body.topUp.url.split('/').at(-1)
  stripe.act(reference, 'pay')
  const pair = await addPhonePair(telephone)
  await requestCall(telephone, pair)
  leg = /calls\/(?<leg>[^/]+)/.exec(lineTo(telephone, pair.psychicNumber).call.answers)!.groups!.leg!
  keys = (await addReached(premium)).code
})

type Json = Record<string, unknown>

/** A body as its sender writes it, with some of its values replaced, however deep they are; or something else. */
function around(template: Json): fc.Arbitrary<string> {
  const paths = pathsOf(template)
  const changes = fc.array(fc.tuple(fc.constantFrom(...paths), nonsense), { maxLength: 3 })
  return fc.oneof(
    { weight: 8, arbitrary: changes.map((some) => JSON.stringify(changed(template, some))) },
    fc.json(),
    fc.constantFrom('', '{', '[]', 'null', '"text"', '{"a":', '\u0000', '[[[[[[[['),
  )
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null

const pathsOf = (of: Json): string[][] =>
  Object.entries(of).flatMap(([name, value]) => [
    [name],
    ...(isRecord(value) ? pathsOf(value).map((path) => [name, ...path]) : []),
  ])

function changed(template: Json, changes: readonly (readonly [string[], unknown])[]): Json {
  const made = structuredClone(template)
  for (const [path, value] of changes) {
    let at: unknown = made
    for (const name of path.slice(0, -1)) at = isRecord(at) ? at[name] : null
    if (isRecord(at)) at[path.at(-1)!] = structuredClone(value)
  }
  return made
}

/** A form whose fields are as its sender writes them, or not. */
const form = (fields: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<string> =>
  fc
    .record(
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fc.oneof(value, nonsense.map(String))])),
      { requiredKeys: [] },
    )
    .map((given) => new URLSearchParams(given as Record<string, string>).toString())

interface Sender {
  name: string
  bodies(): fc.Arbitrary<string>
  /** Signed as the sender would: a body that isn't is refused before it is read. */
  send(body: string, place: number): Promise<{ status: number; body: unknown }>
}

const json = { 'content-type': 'application/json', origin: '' }
const senders: Sender[] = [
  {
    name: 'a payment provider',
    bodies: () => around(JSON.parse(stripe.notice(reference).body)),
    send: (body) =>
      site.browser().request('POST', '/api/payments/notices/stripe', body, {
        ...json,
        'stripe-signature': signatureOf(body, site.now()),
      }),
  },
  {
    name: 'a mail server',
    bodies: () => around({ events: [{ kind: 'bounce', permanent: true, address: 'plainte@exemple.fr' }] }),
    send: (body) => {
      const seconds = Math.floor(site.now().getTime() / 1000)
      const mac = createHmac('sha256', MAILS).update(`${seconds}.${body}`).digest('hex')
      return site.browser().request('POST', '/api/mail/reports', body, {
        ...json,
        'x-mail-signature': `t=${seconds},v1=${mac}`,
      })
    },
  },
  {
    name: 'a premium operator',
    bodies: () => around({ call: 'fuzz', sequence: 1, event: 'call', called: NUMBER, keys, seconds: 4, why: 'busy' }),
    send: (body) =>
      site.browser().request('POST', MESSAGES, body, { ...json, ...signedHeaders(OPERATOR, body, site.now()) }),
  },
  {
    name: 'a telephone company',
    bodies: () =>
      form({
        CallSid: fc.constantFrom('CA1', 'CA2'),
        Digits: fc.constantFrom('1', '0', '#', ''),
        CallStatus: fc.constantFrom('completed', 'busy', 'no-answer', 'in-progress'),
        StatusCallbackEvent: fc.constantFrom('participant-join', 'participant-leave'),
        SequenceNumber: fc.constantFrom('0', '1', '7'),
        CallDuration: fc.constantFrom('0', '61'),
        Timestamp: fc.constantFrom('Sat, 21 Nov 2026 11:00:00 +0000'),
      }),
    send: (body, place) => {
      const of = place % 5 === 0 ? randomUUID() : leg
      const path = `/api/phone/calls/${of}/${moments[place % moments.length]}`
      const proof = signed(`${telephone.site.app.sites[0].canonical}${path}`, new URLSearchParams(body))
      return telephone.site.browser().request('POST', path, body, { ...proof, origin: '' })
    },
  },
  {
    name: 'a network of text messages',
    bodies: () =>
      form({
        MessageSid: fc.uuid().map((id) => `SM${id}`),
        From: fc.constantFrom('+33612345678', '+1', 'Banque', ''),
        To: fc.constantFrom(...Object.values(site.app.config.textNumbers), '+33600000000'),
        Body: fc.oneof(fc.constantFrom('STOP', 'stop', 'OUI', '1', ''), fc.string({ unit: 'grapheme' })),
        NumMedia: fc.constantFrom('0', '1'),
      }),
    send: (body) =>
      site.browser().request('POST', '/api/sms/inbound', body, { ...inboundProof(site, body), origin: '' }),
  },
]

test.each(senders)(`${RUNS} bodies signed by $name: no 5xx, a code of the catalogue`, async ({ bodies, send }) => {
  for (const [place, body] of fc.sample(bodies(), { numRuns: RUNS, seed: SEED }).entries()) {
    const { status, body: answer } = await send(body, place)
    const said = JSON.stringify({ body, answer })
    expect(status, said).toBeLessThan(500)
    const { api } = answer as { api?: { ok: number; error?: { code: number } } }
    if (api?.error) expect(codes.has(api.error.code), said).toBe(true)
  }
  tell('webhooks', RUNS)
})
