import { Refusal } from '../../../errors.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'

/** @throws {Refusal} adCreditsReached for an order of several at once that are above what one person may be offered */
export function orOfferReached(thrown: unknown): never {
  throw violatedConstraint(thrown) === 'orders_within_promotions' ? new Refusal('adCreditsReached') : thrown
}
