import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { hearTexts } from '../src/features/consult/text-questions/hear-texts.server.ts'
import { textQuestionJobs } from '../src/features/consult/text-questions/jobs.server.ts'
import { moneyLaws } from '../src/features/money/reconciliation/laws.ts'
import { Secrets } from '../src/platform/secrets/secrets.ts'
import { twilioSignature } from '../src/providers/phone/twilio-signature.ts'
import { addPair, type Pair } from './consulting.ts'
import type { ClientTraits } from './people.ts'
import { type TestApp, testSecrets } from './test-app.ts'

const TOKEN = new Secrets(testSecrets).keys('sandbox-sms')[0].toString('base64url')

export const QUESTION = 'Dois-je accepter ce poste à Lyon avant la fin du mois ?'
export const ANSWER = 'Le tirage vous invite à demander un délai, puis à dire oui si la raison vous plaît.'

export interface TextPair extends Pair {
  /** The client's mobile. */
  number: string
  slug: string
}

let count = 0

/** A client with credit and a proved mobile, and a psychic who answers by text message for 5 euros. */
export async function addTextPair(
  test: TestApp,
  given: { cents?: number; client?: ClientTraits; price?: number; withoutPhone?: true } = {},
): Promise<TextPair> {
  count += 1
  const slug = `voyante-${count}`
  const psychic = { slug, channels: ['chat', 'sms'] as const, price: given.price ?? 250, present: false }
  const pair = await addPair(test, { cents: given.cents ?? 2000, client: given.client ?? {}, psychic })
  const number = `+3361${String(count).padStart(7, '0')}`
  if (!given.withoutPhone) {
    const row = { user_id: pair.clientId, number, proved_at: test.now() }
    await test.owner.insertInto('phone_numbers').values(row).execute()
  }
  return { ...pair, number, slug }
}

export const askText = ({ client, psychicId }: Pair, text = QUESTION, more: object = {}) =>
  client.post('/api/text-questions', { psychicId, text, ...more })

/** Asks a question on the page; its id. */
export async function asked(pair: Pair): Promise<number> {
  const { status, body } = await askText(pair)
  expect([status, body.api]).toEqual([200, { ok: 1 }])
  return body.question.id
}

const WORK = '/api/workspace/text-questions'
export const take = ({ psychic }: Pair, id: number) => psychic.post(`${WORK}/${id}/take`)
export const answerText = ({ psychic }: Pair, id: number, text = ANSWER, confirmed = false) =>
  psychic.post(`${WORK}/${id}/answer`, { text, confirmed })

export async function answered(pair: Pair, id: number): Promise<void> {
  expect((await take(pair, id)).status).toBe(200)
  const { status, body } = await answerText(pair, id)
  expect([status, body.api]).toEqual([200, { ok: 1 }])
}

/** The headers with which the network sends a form. */
export const inboundProof = (test: TestApp, form: string) => ({
  'content-type': 'application/x-www-form-urlencoded',
  'x-twilio-signature': twilioSignature(
    TOKEN,
    `${test.app.sites[0].canonical}/api/sms/inbound`,
    new URLSearchParams(form),
  ),
})

/** A request of the network for a message, as it would send it. */
export function inboundRequest(test: TestApp, message: { from: string; text: string; to?: string; id?: string }) {
  const site = test.app.sites[0]
  const form = new URLSearchParams({
    MessageSid: message.id ?? `SM${randomUUID()}`,
    From: message.from,
    To: message.to ?? test.app.config.textNumbers[site.id] ?? '',
    Body: message.text,
  })
  return { path: '/api/sms/inbound', body: String(form), headers: inboundProof(test, String(form)) }
}

export async function bring(test: TestApp, message: Parameters<typeof inboundRequest>[1]): Promise<number> {
  const { path, body, headers } = inboundRequest(test, message)
  return (await test.browser().post(path, body, headers)).status
}

/** A message from a telephone to the site, that is read at once. */
export async function textIn(test: TestApp, from: string, text: string): Promise<void> {
  expect(await bring(test, { from, text })).toBe(200)
  await hearTexts(test.app)
}

/** Runs the jobs of this feature that wait, and leaves others. */
export async function deliver(test: TestApp): Promise<void> {
  for (const { name, data } of test.jobs.sent.splice(0)) {
    const own = textQuestionJobs.find(({ kind }) => kind.name === name)
    if (own) await own.run(test.app, data)
    else test.jobs.sent.push({ name, data })
  }
}

/** The laws of money that concern questions, and what breaks them. */
export async function brokenLaws(test: TestApp): Promise<string[]> {
  const kept = ['floor', 'units', 'receipts', 'bills', 'holds']
  const broken: string[] = []
  for (const { key, faults } of moneyLaws.filter((law) => kept.includes(law.key))) {
    const { rows } = await sql.raw(faults).execute(test.owner)
    if (rows.length > 0) broken.push(`${key} ${JSON.stringify(rows)}`)
  }
  return broken
}
