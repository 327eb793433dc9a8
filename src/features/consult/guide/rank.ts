import { HOUR_MS } from '../../../platform/time/instants.ts'
import { isAbsent } from '../psychics/absent.ts'
import { consultable, freeOn, type Platform, type PsychicStatus } from '../psychics/rules.ts'
import type { Answers, Matter, Way } from './answers.ts'
import { citedIn } from './theme-words.ts'

/** How many people the guide leads to. */
export const GUIDED = 3
/** How soon somebody absent must be back to be named. */
const SOON_HOURS = 24

/** How they can be reached, soonest first: now, after whoever they are with, once back, or by text message. */
export const WHENS = ['now', 'queue', 'back', 'text'] as const
export type When = (typeof WHENS)[number]

/** What the guide considers of a psychic; nothing else moves them. */
export interface Candidate {
  status: PsychicStatus
  platforms: readonly Platform[]
  specialities: readonly string[]
  pricePerMinute: number
  rating: number | null
  reviewCount: number
  isAutomaton: boolean
  back?: { at: Date } | null
}

/** Why somebody was chosen. */
export interface Reasons {
  /** Their specialities that name the theme, in their own words. */
  cited: string[]
  when: When
}

export interface Guided<C> extends Reasons {
  one: C
}

/** How somebody can be reached by a way; null if neither now nor soon. */
export function whenOf(of: Candidate, way: Way, now: Date): When | null {
  if (way === 'sms') return of.platforms.includes('sms') ? 'text' : null
  const fits = (channel: Platform) => way === 'any' || way === channel
  if (freeOn(of).some(fits)) return 'now'
  if (of.status === 'busy' && of.platforms.some((one) => consultable.some((room) => room === one) && fits(one))) {
    return 'queue'
  }
  // By which ways is only known once they are back.
  if (isAbsent(of.status) && of.back && of.back.at.getTime() - now.getTime() <= SOON_HOURS * HOUR_MS) return 'back'
  return way === 'any' && of.platforms.includes('sms') ? 'text' : null
}

type Measure<C> = (of: Guided<C>) => number

const byWhen: Measure<Candidate> = ({ when }) => WHENS.indexOf(when)
const byTheme: Measure<Candidate> = ({ cited }) => (cited.length > 0 ? 0 : 1)
const byPeople: Measure<Candidate> = ({ one }) => (one.isAutomaton ? 1 : 0)
const byPrice: Measure<Candidate> = ({ one }) => one.pricePerMinute
const byRating: Measure<Candidate> = ({ one }) => -(one.rating ?? 0)
const byReviews: Measure<Candidate> = ({ one }) => -one.reviewCount

/** What is compared, in order, by what matters to the person who asks; the site's own order decides the rest. */
const ORDERS: Readonly<Record<Matter, readonly Measure<Candidate>[]>> = {
  now: [byWhen, byTheme, byPeople],
  price: [byTheme, byPeople, byPrice, byWhen],
  reviews: [byTheme, byPeople, byRating, byReviews, byWhen],
  any: [byTheme, byPeople, byWhen],
}

/** Whom the guide leads to, and why, from psychics in the site's order. */
export function rankFor<C extends Candidate>(answers: Answers, candidates: readonly C[], now: Date): Guided<C>[] {
  const reached = candidates.flatMap((one) => {
    const when = whenOf(one, answers.way, now)
    return when ? [{ one, when, cited: citedIn(one.specialities, answers.theme) }] : []
  })
  const measures = ORDERS[answers.matter]
  return reached
    .toSorted((a, b) => measures.map((measure) => measure(a) - measure(b)).find((apart) => apart !== 0) ?? 0)
    .slice(0, GUIDED)
}
