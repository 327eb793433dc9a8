import { Refusal } from '../../../errors.ts'
import { OutsideFailure } from '../../../platform/outside/failure.ts'

/** Turns the failure of a payment provider that does not answer into our refusal. */
export function orUnavailable(thrown: unknown): never {
  throw thrown instanceof OutsideFailure ? new Refusal('paymentUnavailable') : thrown
}
