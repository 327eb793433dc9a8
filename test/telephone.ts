import { expect, vi } from 'vitest'
import { sweep } from '../src/features/consult/consultations/sweep.server.ts'
import { ringPsychicJob } from '../src/features/consult/rooms/telephone-work.server.ts'
import { ringClient, ringClientJob, ringPsychic } from '../src/features/consult/telephone/ring-legs.server.ts'
import { watchLegs } from '../src/features/consult/telephone/watch-legs.server.ts'
import { Carrier, type Habit } from '../src/providers/phone/sandbox/carrier.ts'
import { twilioSignature } from '../src/providers/phone/twilio-signature.ts'
import { addPair, type Pair } from './consulting.ts'
import { openPresence } from './psychics.ts'
import { type TestApp, useTestApp } from './test-app.ts'

export const TOKEN = 'the token of the sandbox’s telephone'

/** What the company does to one request to our addresses: it may lose it, or send it twice. */
export type Delivery = 'once' | 'twice' | 'lost'

export interface Telephone {
  site: TestApp
  carrier: Carrier
  /** What handsets do by themselves, by number; the others ring until a test acts. */
  habits: Map<string, Habit>
  /** Decides what becomes of a request to an address. */
  deliver: (url: string) => Delivery
  /** Requests to our addresses that are not answered. */
  underWay(): number
}

/** The headers with which the company asks one of our addresses. */
export const signed = (url: string, form: URLSearchParams) => ({
  'content-type': 'application/x-www-form-urlencoded',
  'x-twilio-signature': twilioSignature(TOKEN, url, form),
})

/** An application whose calls reach handsets of the test, on the test's clock. */
export function useTelephone(): Telephone {
  const habits = new Map<string, Habit>()
  let asking = 0
  const telephone = { habits, deliver: () => 'once', underWay: () => asking } as unknown as Telephone
  const post = async (url: string, form: URLSearchParams): Promise<string | null> => {
    const delivery = telephone.deliver(url)
    if (delivery === 'lost') return null
    const { pathname, host } = new URL(url)
    const headers = signed(url, form)
    const send = async () => {
      asking += 1
      try {
        const { status, body } = await telephone.site.browser(host).post(pathname, String(form), headers)
        return status === 200 ? (body as string) : null
      } finally {
        asking -= 1
      }
    }
    if (delivery === 'twice') await send()
    return send()
  }
  const now = () => telephone.site.now().getTime()
  const carrier = new Carrier({ habit: (number) => habits.get(number) ?? null, now, post })
  return Object.assign(telephone, { carrier, site: useTestApp({}, { sandboxPhone: { carrier, token: TOKEN } }) })
}

export interface PhonePair extends Pair {
  clientNumber: string
  psychicNumber: string
}

let numbers = 0
const newNumber = () => {
  numbers += 1
  return `+336120${String(numbers).padStart(5, '0')}`
}

/** A client with money, and a psychic open by telephone; both have proved their numbers. */
export async function addPhonePair({ site }: Telephone, given: Parameters<typeof addPair>[1] = {}): Promise<PhonePair> {
  const pair = await addPair(site, {
    cents: 5000,
    ...given,
    psychic: { channels: ['chat', 'phone'], ...given.psychic },
  })
  await openPresence(site.owner, pair.psychicId, ['phone'], 3600)
  const { user_id } = await site.owner
    .selectFrom('psychics')
    .select('user_id')
    .where('id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  const [clientNumber, psychicNumber] = [newNumber(), newNumber()]
  const proved = { proved_at: site.now() }
  await site.owner
    .insertInto('phone_numbers')
    .values([
      { user_id: pair.clientId, number: clientNumber, ...proved },
      ...(user_id === null ? [] : [{ user_id, number: psychicNumber, ...proved }]),
    ])
    .execute()
  return { ...pair, clientNumber, psychicNumber }
}

export const callConsents = [
  { type: 'CALLBACK', agreed: true },
  { type: 'SENSITIVE_DATA', agreed: true },
]

/** Runs the queued jobs about calls. */
export const ringAll = ({ site }: Telephone) =>
  site.jobs.drain(async (name, data) => {
    const { consultationId } = data as { consultationId: number }
    if (name === ringPsychicJob.name) await ringPsychic(site.app, consultationId)
    if (name === ringClientJob.name) await ringClient(site.app, consultationId)
  })

/** The call that rings or talks at a number. */
export function lineTo({ carrier }: Telephone, number: string) {
  const line = [...carrier.lines.values()].findLast(({ call }) => call.to === number)
  if (!line) throw new Error('nobody called this number')
  return line
}

/** Requests a call; returns its id. The psychic's telephone rings. */
export async function requestCall(telephone: Telephone, { client, psychicId }: Pair): Promise<number> {
  const { status, body } = await client.post('/api/consultations', {
    psychicId,
    channel: 'phone',
    consents: callConsents,
  })
  expect([status, body.api]).toEqual([200, { ok: 1 }])
  await ringAll(telephone)
  return body.consultation.id
}

/** Somebody answers their telephone, and presses a key once they are asked. */
export async function pickUp(telephone: Telephone, number: string, key: string | null = '1'): Promise<void> {
  const line = lineTo(telephone, number)
  telephone.carrier.answer(line.id)
  await vi.waitFor(() => expect(line.heard).not.toEqual([]))
  if (key === null) return
  telephone.carrier.press(line.id, key)
  await vi.waitFor(() => expect(line.conference !== null || line.isOver).toBe(true))
}

/** Both are in the conference. */
export async function connectCall(telephone: Telephone, pair: PhonePair): Promise<number> {
  const id = await requestCall(telephone, pair)
  await pickUp(telephone, pair.psychicNumber)
  await ringAll(telephone)
  await pickUp(telephone, pair.clientNumber)
  await settled(telephone)
  return id
}

/** Time passes in which the two talk; the sweep and the watch run. */
export async function speak({ site }: Telephone, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    await site.advance(1)
    await watchLegs(site.app)
    await sweep(site.app)
  }
}

/** Waits until the company has nothing left to tell. */
export async function settled(telephone: Telephone): Promise<void> {
  const untold = () => [...telephone.carrier.lines.values()].filter((line) => line.isOver && !line.isTold)
  await vi.waitFor(() => expect([telephone.underWay(), untold()]).toEqual([0, []]))
}
