import type { ComponentType } from 'react'
import type { RecordToStringFunction } from 'react-admin'
import type { Capability } from '../../src/features/house/staff/capabilities.ts'

/** What the back office shows of one resource of the server, whose name it bears. */
export interface Area {
  name: string
  /** As the server's own: who may not is not shown it. */
  can: Capability
  icon: ComponentType
  words: {
    /** One, and several, parted by four bars. */
    name: string
    fields: Readonly<Record<string, string>>
    /** What stands for the values of a field of few. */
    values?: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
  list: ComponentType
  show?: ComponentType
  edit?: ComponentType
  create?: ComponentType
  /** What a row is called, e.g. in the title of its page. */
  recordRepresentation?: string | RecordToStringFunction
}
