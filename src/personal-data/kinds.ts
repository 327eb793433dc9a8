import type { KeyRing } from '../platform/at-rest/key-ring.ts'
import type { headings, labels, reasons } from './texts.ts'

type Keys<C> = C extends { entries: Readonly<Record<infer K, string>> } ? K : never
export type Heading = Keys<typeof headings>
export type Label = Keys<typeof labels>
export type Reason = Keys<typeof reasons>

/** How the rows of a person are found in a table; each link is written in SQL once, in queries.server.ts. */
export type Link =
  | 'self'
  | 'user_id'
  | 'client_id'
  | 'author'
  | 'contact'
  | 'consultation'
  | 'order'
  | 'touch'
  | 'ledger-owner'
  | 'ledger-account'
  | 'ledger-transaction'
  | 'consent-proof'
  | 'reading'
  | 'reasoned'
  | 'letter-address'
  | 'call-owner'
  | 'mail-address'
  | 'telephone'

export interface Column {
  personal: boolean
  /** The label in the export; null for a value without meaning to the person, such as a digest. */
  label: Label | null
  /** What erasure does: the column is deleted with its row, kept, or set to another value. */
  erased: 'row' | 'kept' | { to: string | boolean | null }
  /** Why a personal value is kept. */
  because?: Reason
}

export interface Table {
  whose: 'client' | 'psychic' | 'staff' | 'nobody'
  /** null if the rows can't be attributed to a client. */
  of: Link | null
  heading: Heading | null
  columns: Readonly<Record<string, Column>>
  /** The file of a row, in the clear, and the column under whose label it is exported; null if the store lost it. */
  attach?: { column: string; read(kept: Kept, row: Row): Promise<Buffer | null> }
  /** The values of a row that are stored sealed, in the clear, by the names of their columns. */
  open?: (keys: KeyRing, row: Row) => Row
}

export type Row = Record<string, unknown>

/** What opens a file that is kept in the store. */
interface Kept {
  keys: KeyRing
  get(name: string): Promise<Buffer | null>
}

/** The tables of a feature, by name. */
export type Tables = Readonly<Record<string, Table>>

/** Replaces a name. */
export const ERASED_NAME = 'Compte effacé'
/** Replaces what a person wrote. */
export const ERASED_WORDS = '(effacé)'

/** Exported, and deleted with its row. */
export const own = (label: Label): Column => ({ personal: true, label, erased: 'row' })
/** Internal, not exported; deleted with its row. */
export const inner: Column = { personal: true, label: null, erased: 'row' }
/** Replaced by another value. */
export const becomes = (label: Label | null, to: string | boolean | null): Column => ({
  personal: true,
  label,
  erased: { to },
})
/** Kept, once nothing links it to the person any more. */
export const kept = (label: Label | null, because: Reason): Column => ({
  personal: true,
  label,
  erased: 'kept',
  because,
})
/** Kept because the law asks for it. */
export const bill = (label: Label | null = null): Column => kept(label, 'law')
/** Not personal by itself. */
export const plain = (label: Label | null = null): Column => ({ personal: false, label, erased: 'kept' })

/** Rows that belong to a client. */
export const ofClient = (of: Link, heading: Heading | null, columns: Record<string, Column>): Table => ({
  whose: 'client',
  of,
  heading,
  columns,
})

/** Rows without personal data. */
export const ofNobody = (...columns: readonly string[]): Table => ({
  whose: 'nobody',
  of: null,
  heading: null,
  columns: Object.fromEntries(columns.map((name) => [name, plain()])),
})

/** Rows that may be personal but can't be attributed to anyone; they expire by themselves or reveal nothing. */
export const ofUnknown = (because: Reason, ...columns: readonly string[]): Table => ({
  whose: 'client',
  of: null,
  heading: null,
  columns: Object.fromEntries(columns.map((name) => [name, kept(null, because)])),
})

/** Acts of the staff, which nobody may change: they refer to clients by number only. */
export const ofStaff = (...columns: readonly string[]): Table => ({
  whose: 'staff',
  of: null,
  heading: null,
  columns: Object.fromEntries(columns.map((name) => [name, kept(null, 'staff')])),
})

/** What a psychic published or agreed to: theirs by contract, not a client's. */
export const ofPsychic = (...columns: readonly string[]): Table => ({
  whose: 'psychic',
  of: null,
  heading: null,
  columns: Object.fromEntries(columns.map((name) => [name, kept(null, 'contract')])),
})
