import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { JOURNAL_KINDS } from '../../house/journal/kinds.ts'
import { entryShape } from './shapes.server.ts'
import { VERDICTS } from './verdicts.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
const ofEntry = { access: 'client', params } as const
const entry = z.object({ entry: entryShape })
const kind = z.enum(JOURNAL_KINDS)
/** Longer than any that is kept, so that it is refused with a sentence of its own. */
const words = z.string().max(8000).nullable()

const tally = z.object({ yes: z.int(), partly: z.int(), no: z.int() })
const day = z
  .string()
  .max(40)
  .nullable()
  .describe('The day of a mail that asks what became of it, YYYY-MM-DD, from tomorrow to a year from now')

export const journalContract = contract({
  listJournal: {
    method: 'GET',
    path: '/api/journal',
    summary: 'List the entries of the client’s journal, twenty a page, the latest first',
    access: 'client',
    query: z.object({ kind: kind.optional(), page: z.coerce.number().int().min(1).max(9999).default(1) }),
    output: z.object({
      entries: z.array(entryShape),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
      locked: z.boolean().describe('Whether the consent was withdrawn: entries are then counted, and not shown'),
    }),
    refusals: ['notFound'],
  },
  keepInJournal: {
    method: 'POST',
    path: '/api/journal',
    summary: 'Keep something in the journal, as it is now; what was kept before gives its first entry, unchanged',
    access: 'client',
    body: z.strictObject({
      kind,
      reference: z
        .string()
        .min(1)
        .max(200)
        .describe(
          '`<game>/<id of the result>` of a draw; `<length>/<first day>/<sign>` of a horoscope that is shown today; the id of a consultation that has ended; of a question any id of the caller’s own, such as a UUID',
        ),
      question: z.string().max(8000).optional().describe('Of a question, and needed there; at most 300 characters'),
      note: words.optional().describe('At most 2,000 characters'),
      askOn: day.optional(),
      consents: z
        .array(z.strictObject({ type: z.string().max(40), agreed: z.boolean(), _id: z.string().max(80).optional() }))
        .max(5)
        .optional()
        .describe('SENSITIVE_DATA, before the first entry'),
    }),
    output: entry,
    refusals: [
      'parametersMissing',
      'parametersInvalid',
      'notFound',
      'textLength',
      'consentMissing',
      'consentsChanged',
      'consultationNotEnded',
      'journalFull',
      'journalDate',
      'emailUnproven',
    ],
  },
  clearJournal: {
    method: 'DELETE',
    path: '/api/journal',
    summary: 'Delete the whole journal',
    access: 'client',
    output: z.object({}),
    refusals: [],
  },
  readJournalFigures: {
    method: 'GET',
    path: '/api/journal/figures',
    summary: 'Count what the client said came true; the figures are stored nowhere',
    access: 'client',
    output: z.object({
      figures: z.object({
        total: tally,
        kinds: z.array(tally.extend({ kind })),
        months: z.array(tally.extend({ month: z.string().describe('In which things were kept, YYYY-MM') })),
        open: z.int().describe('Entries without an answer, or with one that came too early'),
      }),
    }),
    refusals: ['journalLocked'],
  },
  readJournalEntry: {
    method: 'GET',
    path: '/api/journal/:id',
    summary: 'Read an entry of the journal',
    ...ofEntry,
    output: entry,
    refusals: ['notFound', 'journalLocked'],
  },
  changeJournalEntry: {
    method: 'PATCH',
    path: '/api/journal/:id',
    summary: 'Replace the note of an entry, or the day of its mail; null deletes either',
    ...ofEntry,
    body: z.strictObject({ note: words.optional(), askOn: day.optional() }),
    output: entry,
    refusals: ['notFound', 'journalLocked', 'textLength', 'journalDate', 'emailUnproven'],
  },
  answerJournalEntry: {
    method: 'POST',
    path: '/api/journal/:id/answer',
    summary: 'Say what became of an entry; replaces an earlier answer, and ends the asking unless it was too early',
    ...ofEntry,
    body: z.strictObject({ verdict: z.enum(VERDICTS), words: words.optional().describe('At most 1,000 characters') }),
    output: entry,
    refusals: ['notFound', 'journalLocked', 'textLength', 'parametersMissing', 'parametersInvalid'],
  },
  removeJournalEntry: {
    method: 'DELETE',
    path: '/api/journal/:id',
    summary: 'Delete an entry; what it is about stays where it is',
    ...ofEntry,
    output: z.object({}),
    refusals: ['notFound'],
  },
})
