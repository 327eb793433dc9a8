import { HOUR_MS } from '../../../platform/time/instants.ts'

export const NAME_MAX = 120
export const ABOUT_MAX = 200
export const TEXT_MIN = 20
export const TEXT_MAX = 4000
/** Days within which the terms promise an answer; after two months the client may turn to the mediator. */
export const ANSWER_DAYS = 14
/** Hours within which a member of staff should take a complaint. */
export const TAKEN_HOURS = 48

/** What staff are late with: taking a complaint, or answering it; null if neither. */
export function latenessOf(
  of: { madeAt: Date; answerBy: Date; isTaken: boolean },
  now: Date,
): 'taken' | 'answer' | null {
  if (now > of.answerBy) return 'answer'
  return !of.isTaken && now.getTime() - of.madeAt.getTime() > TAKEN_HOURS * HOUR_MS ? 'taken' : null
}
