import { expect, vi } from 'vitest'
import type { AppParts } from '../src/app.ts'
import { watchCalls } from '../src/features/consult/audiotel/watch-calls.server.ts'
import type { PremiumLine } from '../src/providers/premium/sandbox/line.ts'
import { Operator } from '../src/providers/premium/sandbox/operator.ts'
import { signedHeaders } from '../src/providers/premium/signing.ts'
import type { Browser } from './browser.ts'
import { signInAs } from './people.ts'
import { addPsychic, type GivenPsychic, openPresence } from './psychics.ts'
import { type TestApp, useTestApp } from './test-app.ts'

export const SECRET = 'the secret of the operator in the tests, long enough'
export const NUMBER = '0892000099'
export const MESSAGES = '/api/premium/messages'

/** What becomes of a message of the operator: `twice` sends it again a second later, signed anew. */
export type Delivery = 'once' | 'twice' | 'lost'

export interface Premium {
  site: TestApp
  operator: Operator
  deliver: (event: string) => Delivery
  /** Everything that was answered to the operator. */
  answered: string[]
  /** Messages that are not answered. */
  underWay(): number
}

/** An application whose premium-rate numbers are those of an operator of the test, on the test's clock. */
export function usePremium(variables: NodeJS.ProcessEnv = {}, given: Partial<AppParts> = {}): Premium {
  let asking = 0
  const premium = { deliver: () => 'once', answered: [], underWay: () => asking } as unknown as Premium
  const send = async (body: string, headers: Record<string, string>) => {
    const sent = { 'content-type': 'application/json', ...headers }
    const { status, body: answer } = await premium.site.browser().post(MESSAGES, body, sent)
    if (status !== 200) return null
    premium.answered.push(JSON.stringify(answer))
    return JSON.stringify(answer)
  }
  const operator = new Operator({
    secret: SECRET,
    isAutomaton: () => false,
    now: () => premium.site.now(),
    async post(_called, body, headers) {
      const delivery = premium.deliver(JSON.parse(body).event)
      if (delivery === 'lost') return null
      asking += 1
      try {
        const first = await send(body, headers)
        if (delivery === 'once') return first
        return await send(body, signedHeaders(SECRET, body, new Date(premium.site.now().getTime() + 1000)))
      } finally {
        asking -= 1
      }
    },
  })
  const parts = { ...given, sandboxPremium: { operator, secret: SECRET }, patience: { attempts: 1 } }
  return Object.assign(premium, { operator, site: useTestApp(variables, parts) })
}

export interface Reached {
  id: number
  slug: string
  userId: number
  /** Proved, in E.164. */
  number: string
  code: string
  browser: Browser
}

/** Waits for what the operator and the site do by themselves, on a busy machine too. */
export const eventually = <T>(seen: () => T | Promise<T>): Promise<T> => vi.waitFor(seen, { timeout: 10_000 })

let numbers = 0

/** A psychic who is open by audiotel, and has proved a number. */
export async function addReached({ site }: Premium, given: GivenPsychic = {}): Promise<Reached> {
  const psychic = await addPsychic(site.owner, { withUser: true, channels: ['chat', 'audiotel'], ...given })
  const userId = psychic.userId as number
  numbers += 1
  const number = `+336121${String(numbers).padStart(5, '0')}`
  await site.owner.insertInto('phone_numbers').values({ user_id: userId, number, proved_at: site.now() }).execute()
  await openPresence(site.owner, psychic.id, ['chat', 'audiotel'], 86_400)
  const { code } = await site.owner
    .selectFrom('premium_codes')
    .select('code')
    .where('psychic_id', '=', psychic.id)
    .executeTakeFirstOrThrow()
  return { ...psychic, userId, number, code, browser: await signInAs(site, userId) }
}

export function typeKeys({ operator }: Premium, line: PremiumLine, keys: string): void {
  for (const key of keys) operator.press(line.call, 'caller', key)
}

/** The caller hears a sentence that holds some words. */
export const hears = (line: PremiumLine, words: string) =>
  eventually(() => expect(line.caller.heard.at(-1)).toContain(words))

/** Somebody calls, skips the free message, and is asked for a code. */
export async function dial(premium: Premium): Promise<PremiumLine> {
  const line = premium.operator.dial(NUMBER)
  await hears(line, 'Rien n’est enregistré')
  typeKeys(premium, line, '#')
  await hears(line, 'Tapez les quatre chiffres')
  return line
}

/** The psychic's telephone rings. */
export async function ring(premium: Premium, { code }: Reached): Promise<PremiumLine> {
  const line = await dial(premium)
  typeKeys(premium, line, code)
  await eventually(() => expect(line.psychic?.state).toBe('ringing'))
  return line
}

/** The psychic takes the call, and both are connected. */
export async function connected(premium: Premium, psychic: Reached): Promise<PremiumLine> {
  const line = await ring(premium, psychic)
  premium.operator.answer(line.call)
  await eventually(() => expect(line.psychic?.heard).toHaveLength(1))
  premium.operator.press(line.call, 'psychic', '1')
  await eventually(() => expect(line.caller.state).toBe('joined'))
  await settled(premium)
  return line
}

/** The caller hangs up, and everything about it was told. */
export async function hungUp(premium: Premium, line: PremiumLine, by: 'caller' | 'psychic' = 'caller'): Promise<void> {
  premium.operator.hangUp(line.call, by)
  await eventually(() => expect(line.isTold).toBe(true))
}

/** Waits until the operator has nothing left to tell. */
export const settled = (premium: Premium) => eventually(() => expect(premium.underWay()).toBe(0))

/** Time passes; the watch runs. */
export async function pass({ site }: Premium, seconds: number, step = 5): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) {
    await site.advance(Math.min(step, seconds - passed))
    await watchCalls(site.app)
  }
}

export const callRow = ({ site }: Premium, { call }: PremiumLine) =>
  site.owner.selectFrom('premium_calls').selectAll().where('call', '=', call).executeTakeFirstOrThrow()

/** A message as the operator sends it, for those that it would not. */
export async function sayAs({ site }: Premium, said: object, { secret = SECRET, at = site.now() } = {}) {
  const body = JSON.stringify(said)
  const headers = { 'content-type': 'application/json', ...signedHeaders(secret, body, at) }
  const { status, body: answer } = await site.browser().post(MESSAGES, body, headers)
  return { status, code: answer.api?.error?.code ?? 0, steps: answer.steps }
}
