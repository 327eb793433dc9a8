import type { Fault } from '../../../ui/error-summary/fault.ts'
import type { BirthFaultKey, Whose } from '../birth-fields.ts'
import type { BirthRead } from '../read-birth-form.server.ts'

/** What a birth lacks, as the summary above its form lists it; a question leads to its choices. */
export function faultsOf(read: BirthRead, whose: Whose, say: (key: BirthFaultKey) => string): Fault[] {
  if (read.state !== 'asked') return []
  return read.faults.map(({ field, key }) => {
    if (field === 'lieu' && read.cities.length > 0) return { id: `ville${whose}`, message: say(key) }
    if (field === 'heure' && read.clocks.length > 0) return { id: `decalage${whose}`, message: say(key) }
    return { id: `${field}${whose}`, message: say(key) }
  })
}
