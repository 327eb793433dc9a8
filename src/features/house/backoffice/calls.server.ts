import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import type { CallDefinition, CallGroup } from '../../../platform/contract/contract.ts'
import { may } from '../staff/capabilities.ts'
import { exportRows } from './export-rows.server.ts'
import { rowId } from './filters.server.ts'
import { listRows, readRow } from './list-rows.server.ts'
import { filtersOf, type Given } from './queries.server.ts'
import type { Resource } from './resource.server.ts'

const PER_PAGE_MOST = 100
const PAGES_MOST = 100_000

/** The name of one of a resource's calls, e.g. "adminListReviews". */
export const callName = (verb: 'List' | 'Read' | 'Export', { name }: Resource): string =>
  `admin${verb}${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`

type Input = Record<'params' | 'query' | 'body', never>

/** The read-only calls of a resource: its list, one row, and the list as a file. */
export function callsOf(of: Resource): CallGroup<Visit> {
  const access = may(of.can)
  const path = `/api/admin/${of.name}` as const
  const filters = Object.fromEntries(
    Object.entries(filtersOf(of)).map(([name, filter]) => [name, filter.schema.optional()]),
  )
  const sorts = Object.keys(of.sorts)
  const contract: Record<string, CallDefinition> = {
    [callName('List', of)]: {
      method: 'GET',
      path,
      summary: of.summary,
      access,
      query: z.strictObject({
        ...filters,
        page: z.coerce.number().int().min(1).max(PAGES_MOST).default(1),
        perPage: z.coerce.number().int().min(1).max(PER_PAGE_MOST).default(25),
        sort: z.enum(sorts as [string, ...string[]]).default(of.sort.by),
        order: z.enum(['asc', 'desc']).default(of.sort.order),
      }),
      output: z.object({
        rows: z.array(of.row),
        total: z.int().nullable().describe('null above 10,000'),
        hasNext: z.boolean(),
      }),
      refusals: [],
    },
    [callName('Read', of)]: {
      method: 'GET',
      path: `${path}/:id`,
      summary: `Read one row. ${of.summary}`,
      access,
      params: z.object({ id: rowId }),
      output: z.object({ row: of.one?.shape ?? of.row }),
      refusals: ['adminEntityNotFound'],
    },
    [callName('Export', of)]: {
      method: 'POST',
      path: `${path}/export`,
      summary: `Export the rows as CSV, in order of id; logged. ${of.summary}`,
      access,
      body: z.strictObject({
        filter: z.strictObject(filters).default({}),
        heads: z.record(z.string().max(60), z.string().max(60)).default({}).describe('Column headings, by field'),
      }),
      output: z.object({}),
      file: 'text/csv',
      refusals: ['stepUpNeeded'],
    },
  }
  const handlers: CallGroup<Visit>['handlers'] = {
    [callName('List', of)]: (visit, { query }: Input) => {
      const { page, perPage, sort, order, ...given } = query as Parameters<typeof listRows>[2] & Given
      return listRows(visit, of, { page, perPage, sort, order }, given)
    },
    [callName('Read', of)]: async (visit, { params }: Input) => {
      const { id } = params as { id: number }
      return { row: await (of.one?.open(visit, id) ?? readRow(visit, of, id)) }
    },
    [callName('Export', of)]: (visit, { body }: Input) => {
      const { filter, heads } = body as { filter: Given; heads: Record<string, string> }
      return exportRows(visit, of, heads, filter)
    },
  }
  return { contract, handlers }
}
