import type { Visit } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { findPsychicById } from '../psychics/find-psychic.server.ts'
import { handsetOf } from '../telephone/rules.ts'
import { inSpokenEuros, inSpokenMinutes } from '../telephone/spoken.ts'
import { type Step, termsOf } from './operator.ts'
import { numberOf, type PremiumCall } from './queries.server.ts'
import { CODE_DIGITS, FREE_MESSAGE, KEY_SECONDS, RINGS } from './rules.ts'
import { type Said, type Speech, speechOf } from './speech.server.ts'

/** The free message that the law asks for, then the question for a code. */
export async function greeting(visit: Visit): Promise<Step[]> {
  const speech = await speechOf(visit)
  const { centsPerMinute, longestSeconds } = termsOf(visit.app)
  const values = { price: inSpokenEuros(centsPerMinute), longest: inSpokenMinutes(longestSeconds) }
  return [{ say: speech('greeting', values), leastSeconds: FREE_MESSAGE }, ...askCode(speech, 'askCode')]
}

/** Asks for a code, twice if nothing is typed. */
export function askCode(speech: Speech, key: Said): Step[] {
  const asked = { ask: speech(key), digits: CODE_DIGITS, seconds: KEY_SECONDS }
  return [asked, ...farewell(speech, 'noCode')]
}

export const farewell = (speech: Speech, key: Said): Step[] => [{ say: speech(key), leastSeconds: 0 }, 'hang-up']

/** Whom a call may reach: what the operator needs to know of a psychic, and nobody else does. */
export interface Reachable {
  name: string
  isAutomaton: boolean
  number: string
}

/** null for a psychic who can't be called. */
export async function findReachable(visit: Visit, psychicId: number): Promise<Reachable | null> {
  const psychic = await findPsychicById(visit, psychicId)
  if (!psychic) return null
  const { name, isAutomaton } = psychic
  const isInSandbox = isAutomaton && visit.app.operator !== null
  const number = isInSandbox ? handsetOf(psychicId) : await numberOf(visit.db, psychicId)
  return number === null ? null : { name, isAutomaton, number }
}

/** Has the operator call the psychic and, once they pressed 1, connect the two. */
export async function connect(visit: Visit, call: PremiumCall): Promise<Step[]> {
  const speech = await speechOf(visit)
  const reachable = await findReachable(visit, needed(call.psychicId, 'the psychic of a call that rings'))
  if (!reachable) return farewell(speech, 'noAnswer')
  const { name, number } = reachable
  return [
    { say: speech('calling', { name }), leastSeconds: 0 },
    { connect: number, ringSeconds: RINGS, asks: speech('askPsychic'), limitSeconds: call.longestSeconds },
  ]
}
