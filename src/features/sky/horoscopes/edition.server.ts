import { createHash } from 'node:crypto'
import * as facts from './fragments/facts.data.ts'
import { headlines } from './fragments/headlines.data.ts'
import { hearts } from './fragments/hearts.data.ts'
import { daySheets, periodSheets } from './fragments/sheets.ts'
import * as spans from './fragments/spans.data.ts'
import { voices } from './fragments/voices.data.ts'
import { ways } from './fragments/ways.data.ts'

/** Raise it when the selection of sentences changes. */
const COMPOSITION = 3

/** Identifies the current sentences and the way they are selected. */
export const EDITION = createHash('sha256')
  .update(JSON.stringify([COMPOSITION, daySheets, periodSheets, facts, headlines, hearts, spans, voices, ways]))
  .digest('base64url')
  .slice(0, 12)
