import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { KINDS, STATUSES } from '../../content/content/rules.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import type { FormField } from './form.server.ts'
import { INTENTS } from './rules.ts'

const access = may('content.edit')
const kind = z.enum(KINDS)
const address = z.string().min(1).max(120).describe('A slug or, for a page, its path')
const instant = z.iso.datetime().nullable()
const typed = z
  .record(z.string().max(60), z.string().max(65_000))
  .describe('The value of each field of the kind’s form; dates and times are in Paris')

export const contentRow = z.object({
  id: z.int(),
  kind,
  address,
  title: z.string(),
  status: z.enum(STATUSES),
  publishAt: instant,
  changedAt: z.iso.datetime(),
  site: z.string().describe('The site that owns it: this one or the main one'),
  waits: z.boolean().describe('Whether another version than the published one is pending'),
})
export type ContentListed = z.output<typeof contentRow>

export const openedContent = z.object({
  ...contentRow.shape,
  isOwn: z.boolean(),
  nextAt: instant.describe('When the pending version will replace the published one'),
  version: z.int().positive().nullable().describe('null if the site has no version of its own yet'),
  typed,
  previews: z
    .array(z.object({ site: z.string(), href: z.string() }))
    .describe('Preview links to its latest version, valid for an hour'),
  typedAt: z.string().describe('The scheduled time, as its field shows it'),
  revisions: z.array(
    z.object({
      version: z.int(),
      status: z.enum(STATUSES),
      publishAt: instant,
      changedAt: z.iso.datetime(),
      editor: z.string().nullable(),
      changes: z.array(
        z.object({
          name: z.string(),
          pieces: z.array(z.object({ kind: z.enum(['same', 'gone', 'new']), text: z.string() })),
        }),
      ),
    }),
  ),
})
export type OpenedContent = z.output<typeof openedContent>

export const editingContract = contract({
  readContentForms: {
    method: 'GET',
    path: '/api/admin/content-forms',
    summary: 'Read the form fields of each kind of content, derived from its shape',
    access,
    output: z.object({ forms: z.record(kind, z.array(z.custom<FormField>())) }),
    refusals: [],
  },
  saveContent: {
    method: 'POST',
    path: '/api/admin/contents',
    summary: 'Save content of the site: as a draft, scheduled, published at once, or withdrawn',
    access,
    body: z.strictObject({
      kind,
      address,
      intent: z.enum(INTENTS),
      publishAt: z.string().max(20).default('').describe('Date and time in Paris, for scheduled content'),
      typed: typed.default({}),
      version: z
        .int()
        .positive()
        .nullable()
        .describe('The version that was read; null if the site has none of its own yet'),
    }),
    output: z.object({ id: z.int() }),
    refusals: [
      'parametersMissing',
      'adminEntityNotFound',
      'notFound',
      'contentChanged',
      'contentExists',
      'momentPast',
      'priorPriceWrong',
      'pictureUnknown',
    ],
  },
  restoreContent: {
    method: 'POST',
    path: '/api/admin/contents/:id/restore',
    summary: 'Restore the text of an older version',
    access,
    params: z.object({ id: rowId }),
    body: z.strictObject({ version: z.int().positive(), restored: z.int().positive() }),
    output: z.object({}),
    refusals: ['adminEntityNotFound', 'contentChanged', 'pictureUnknown', 'priorPriceWrong'],
  },
})
