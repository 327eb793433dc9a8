import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { KINDS, STATUSES } from '../content/rules.ts'
import { may } from '../staff/capabilities.ts'
import { ASKED_MAX, INTENTS, LISTED } from './rules.ts'

const address = z.string().min(1).max(120).describe('a slug; of a page, its path')
const place = { kind: z.enum(KINDS), address }
const instant = z.iso.datetime().nullable()
const data = z.record(z.string(), z.unknown()).describe('of the shape of its kind')
const version = z.int().positive().nullable().describe('the one that was read; null for what the site has none of yet')

export const editingContract = contract({
  listContents: {
    method: 'GET',
    path: '/api/admin/contents',
    summary: 'What the site has, and what it has from the main one, the latest changed first.',
    access: may('content.edit'),
    query: z.object({
      kind: z.enum(KINDS).optional(),
      status: z.enum(STATUSES).optional(),
      q: z.string().max(ASKED_MAX).default(''),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(LISTED),
    }),
    output: z.object({
      contents: z.array(
        z.object({
          ...place,
          title: z.string(),
          status: z.enum(STATUSES),
          publishAt: instant,
          changedAt: z.iso.datetime(),
          isOwn: z.boolean().describe('the site’s own, not the main one’s'),
          waits: z.boolean().describe('another version waits beside the one that is read'),
        }),
      ),
      isLast: z.boolean(),
    }),
    refusals: [],
  },
  readContentEntry: {
    method: 'GET',
    path: '/api/admin/contents/entry',
    summary: 'One entry with its versions.',
    access: may('content.edit'),
    query: z.object(place),
    output: z.object({
      content: z.object({
        ...place,
        isOwn: z.boolean(),
        status: z.enum(STATUSES),
        publishAt: instant,
        nextAt: instant.describe('when what waits takes the place of what is read'),
        waits: z.boolean(),
        version,
        data,
        revisions: z.array(
          z.object({
            version: z.int(),
            status: z.enum(STATUSES),
            publishAt: instant,
            changedAt: z.iso.datetime(),
            editor: z.string().nullable(),
          }),
        ),
      }),
    }),
    refusals: ['adminEntityNotFound'],
  },
  saveContent: {
    method: 'POST',
    path: '/api/admin/contents',
    summary: 'Writes an entry of the site: a draft, for a moment to come, at once, or taken from readers.',
    access: may('content.edit'),
    body: z.strictObject({
      ...place,
      intent: z.enum(INTENTS),
      publishAt: instant.default(null),
      data: data.default({}),
      version,
    }),
    output: z.object({}),
    refusals: [
      'parametersMissing',
      'adminEntityNotFound',
      'notFound',
      'contentChanged',
      'contentExists',
      'momentPast',
      'priorPriceWrong',
    ],
  },
  restoreContent: {
    method: 'POST',
    path: '/api/admin/contents/restore',
    summary: 'Gives an entry the words of an older version.',
    access: may('content.edit'),
    body: z.strictObject({ ...place, version: z.int().positive(), restored: z.int().positive() }),
    output: z.object({}),
    refusals: ['adminEntityNotFound', 'contentChanged', 'priorPriceWrong'],
  },
})
