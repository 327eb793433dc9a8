/** Why no offer goes to an address: a reader called one spam, or the account that had it was erased. */
export type Suppression = 'complaint' | 'erased'

/** How old a signed report may be, and how far ahead the other's clock. */
export const REPORT_TOLERANCE_MS = 300_000
/** A report's addresses at most. */
export const REPORTED_MOST = 100
