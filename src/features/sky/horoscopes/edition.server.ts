import { createHash } from 'node:crypto'
import { daySheets, periodSheets } from './fragments/sheets.ts'

/** Raise it when the selection of sentences changes. */
const COMPOSITION = 2

/** Identifies the current sentences and the way they are selected. */
export const EDITION = createHash('sha256')
  .update(JSON.stringify([COMPOSITION, daySheets, periodSheets]))
  .digest('base64url')
  .slice(0, 12)
