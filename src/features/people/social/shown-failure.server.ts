import { errors } from '../../../errors.ts'
import { type Failure, failureOf, mayPass } from '../ways-in/providers.ts'

export interface ShownFailure {
  name: Failure
  /** The sentence of the table of errors; what may pass has the specification's alert, before what can be done. */
  message: string
}

/** The failure that an address bears, as a page says it. */
export function shownFailure(text: unknown): ShownFailure | null {
  const name = failureOf(text)
  return name && { name, message: errors[mayPass(name) ? 'socialFailed' : name].message }
}
