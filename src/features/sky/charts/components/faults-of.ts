import type { Fault } from '../../../../ui/error-summary/fault.ts'
import type { BirthFaultKey, Whose } from '../birth-fields.ts'
import type { BirthRead } from '../read-birth-form.server.ts'

/** The errors of a birth, as the summary above its form lists them. */
export function faultsOf(read: BirthRead, whose: Whose, say: (key: BirthFaultKey) => string): Fault[] {
  if (read.state !== 'asked') return []
  return read.faults.map(({ field, key }) => ({ id: `${field}${whose}`, message: say(key) }))
}

/** Whether the only open questions are choices for the person: which of several places or times. */
export const isQuestion = (read: BirthRead): boolean =>
  read.state === 'asked' && (read.clocks.length > 0 || read.faults.some(({ key }) => key === 'placeSeveral'))
