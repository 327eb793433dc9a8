import type { Fault } from '../../../../ui/error-summary/fault.ts'
import type { BirthFaultKey, Whose } from '../birth-fields.ts'
import type { BirthRead } from '../read-birth-form.server.ts'

/** What a birth lacks, as the summary above its form lists it. */
export function faultsOf(read: BirthRead, whose: Whose, say: (key: BirthFaultKey) => string): Fault[] {
  if (read.state !== 'asked') return []
  return read.faults.map(({ field, key }) => ({ id: `${field}${whose}`, message: say(key) }))
}

/** Whether only the person can say what is still open: which of several places, which of several times. */
export const isQuestion = (read: BirthRead): boolean =>
  read.state === 'asked' && (read.clocks.length > 0 || read.faults.some(({ key }) => key === 'placeSeveral'))
