import type { ComponentType } from 'react'
import type { RecordToStringFunction } from 'react-admin'
import type { Capability } from '../../src/features/house/staff/capabilities.ts'

/** The lists and pages that the back office shows for one resource; its name is the server's resource name. */
export interface Area {
  name: string
  /** The capability required by the server: the area is hidden from staff without it. */
  can: Capability
  icon: ComponentType
  words: {
    /** Singular and plural labels, separated by four bars. */
    name: string
    fields: Readonly<Record<string, string>>
    /** Labels for the values of enumerated fields, by field. */
    values?: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
  list: ComponentType
  show?: ComponentType
  edit?: ComponentType
  create?: ComponentType
  /** The label of a row, e.g. in the title of its page. */
  recordRepresentation?: string | RecordToStringFunction
}
