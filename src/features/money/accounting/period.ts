import { Refusal } from '../../../errors.ts'
import { dayInParis } from '../../../platform/time/days.ts'

/** Days in Paris, YYYY-MM-DD, the last one included. */
export interface Period {
  from: string
  to: string
}

/**
 * A period whose days are over, so that whatever is read of it stays as it is.
 * @throws {Refusal} periodReversed, periodNotOver
 */
export function requireOver(period: Period, now: Date): Period {
  if (period.to < period.from) throw new Refusal('periodReversed')
  if (period.to >= dayInParis(now)) throw new Refusal('periodNotOver')
  return period
}
