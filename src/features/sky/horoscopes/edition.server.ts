import { createHash } from 'node:crypto'
import { daySheets, periodSheets } from './fragments/sheets.ts'

/** Moved when sentences are chosen in another way. */
const COMPOSITION = 2

/** What tells the present sentences, and the way they are chosen, from any other. */
export const EDITION = createHash('sha256')
  .update(JSON.stringify([COMPOSITION, daySheets, periodSheets]))
  .digest('base64url')
  .slice(0, 12)
