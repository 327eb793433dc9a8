import { HOUR_MS } from '../../../platform/time/instants.ts'

export const NAME_MAX = 120
export const ABOUT_MAX = 200
export const TEXT_MIN = 20
export const TEXT_MAX = 4000
/** What the terms promise: an answer within so many days; after two months the mediator may be asked. */
export const ANSWER_DAYS = 14
/** Within how many hours someone of the staff takes a complaint. */
export const TAKEN_HOURS = 48

/** What the staff is late with: taking a complaint, or answering it; null for neither. */
export function latenessOf(
  of: { madeAt: Date; answerBy: Date; isTaken: boolean },
  now: Date,
): 'taken' | 'answer' | null {
  if (now > of.answerBy) return 'answer'
  return !of.isTaken && now.getTime() - of.madeAt.getTime() > TAKEN_HOURS * HOUR_MS ? 'taken' : null
}
