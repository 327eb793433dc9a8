import { errors } from '../../../errors.ts'
import { type Failure, failureOf, mayPass } from '../ways-in/providers.ts'

export interface ShownFailure {
  name: Failure
  /** From the table of errors; a temporary failure gets the specification's alert first. */
  message: string
}

/** The failure in an address, as a page shows it. */
export function shownFailure(text: unknown): ShownFailure | null {
  const name = failureOf(text)
  return name && { name, message: errors[mayPass(name) ? 'socialFailed' : name].message }
}
