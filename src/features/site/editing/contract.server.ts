import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { KINDS, STATUSES } from '../../content/content/rules.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import type { FormField } from './form.server.ts'
import { INTENTS } from './rules.ts'

const access = may('content.edit')
const kind = z.enum(KINDS)
const address = z.string().min(1).max(120).describe('a slug; of a page, its path')
const instant = z.iso.datetime().nullable()
const typed = z
  .record(z.string().max(60), z.string().max(65_000))
  .describe('what each field of the form of its kind shows; moments are days and hours of Paris')

export const contentRow = z.object({
  id: z.int(),
  kind,
  address,
  title: z.string(),
  status: z.enum(STATUSES),
  publishAt: instant,
  changedAt: z.iso.datetime(),
  site: z.string().describe('whose it is: the site’s own, or the main one’s'),
  waits: z.boolean().describe('another version waits beside the one that is read'),
})
export type ContentListed = z.output<typeof contentRow>

export const openedContent = z.object({
  ...contentRow.shape,
  isOwn: z.boolean(),
  nextAt: instant.describe('when what waits takes the place of what is read'),
  version: z.int().positive().nullable().describe('null for what the site has none of yet'),
  typed,
  previews: z
    .array(z.object({ site: z.string(), href: z.string() }))
    .describe('where its latest version is seen before readers see it, for an hour'),
  typedAt: z.string().describe('the moment that is waited for, as its field shows it'),
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
    summary: 'The fields of the form of each kind of content, from its shape.',
    access,
    output: z.object({ forms: z.record(kind, z.array(z.custom<FormField>())) }),
    refusals: [],
  },
  saveContent: {
    method: 'POST',
    path: '/api/admin/contents',
    summary: 'Writes an entry of the site: a draft, for a moment to come, at once, or taken from readers.',
    access,
    body: z.strictObject({
      kind,
      address,
      intent: z.enum(INTENTS),
      publishAt: z.string().max(20).default('').describe('a day and hour of Paris, for what is scheduled'),
      typed: typed.default({}),
      version: z.int().positive().nullable().describe('the one that was read; null for what the site has none of yet'),
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
    summary: 'Gives an entry the words of an older version.',
    access,
    params: z.object({ id: rowId }),
    body: z.strictObject({ version: z.int().positive(), restored: z.int().positive() }),
    output: z.object({}),
    refusals: ['adminEntityNotFound', 'contentChanged', 'pictureUnknown', 'priorPriceWrong'],
  },
})
