import type { headings, labels, reasons } from './data-texts.ts'

type Keys<C> = C extends { entries: Readonly<Record<infer K, string>> } ? K : never
export type Heading = Keys<typeof headings>
export type Label = Keys<typeof labels>
export type Reason = Keys<typeof reasons>

/** How the rows of one person are found in a table; each is written in SQL once, in queries.server.ts. */
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
  /** The word it is exported under; null for what says nothing to anyone, such as a digest. */
  label: Label | null
  /** What becomes of it: it goes with its row, is kept, or gives way to another value. */
  erased: 'row' | 'kept' | { to: string | boolean | null }
  /** Why it is kept although it is personal. */
  because?: Reason
}

export interface Table {
  whose: 'client' | 'psychic' | 'staff' | 'nobody'
  /** null where no row can be told to be one client's. */
  of: Link | null
  heading: Heading | null
  columns: Readonly<Record<string, Column>>
}

/** Exported, and deleted with its row. */
export const own = (label: Label): Column => ({ personal: true, label, erased: 'row' })
/** Of use to the program alone; deleted with its row. */
export const inner: Column = { personal: true, label: null, erased: 'row' }
/** Another value takes its place. */
export const becomes = (label: Label | null, to: string | boolean | null): Column => ({
  personal: true,
  label,
  erased: { to },
})
/** Stays, without saying any more whose it was. */
export const kept = (label: Label | null, because: Reason): Column => ({
  personal: true,
  label,
  erased: 'kept',
  because,
})
/** Says nothing of a person by itself. */
export const plain = (label: Label | null = null): Column => ({ personal: false, label, erased: 'kept' })

/** Rows of a client's. */
export const ofClient = (of: Link, heading: Heading | null, columns: Record<string, Column>): Table => ({
  whose: 'client',
  of,
  heading,
  columns,
})

/** Rows in which nobody is to be found. */
export const ofNobody = (...columns: readonly string[]): Table => ({
  whose: 'nobody',
  of: null,
  heading: null,
  columns: Object.fromEntries(columns.map((name) => [name, plain()])),
})

/** Rows that may be someone's but bear nothing to find them by; they go by themselves, or tell nothing. */
export const ofUnknown = (because: Reason, ...columns: readonly string[]): Table => ({
  whose: 'client',
  of: null,
  heading: null,
  columns: Object.fromEntries(columns.map((name) => [name, kept(null, because)])),
})

/** What the staff did, which nobody may change: of its clients it bears numbers alone. */
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
