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

const filterShape = (of: Resource) =>
  Object.fromEntries(Object.entries(filtersOf(of)).map(([name, filter]) => [name, filter.schema.optional()]))

const listRowsCall = (of: Resource) =>
  ({
    method: 'GET',
    path: `/api/admin/${of.name}`,
    summary: of.summary,
    access: may(of.can),
    query: z.strictObject({
      ...filterShape(of),
      page: z.coerce.number().int().min(1).max(PAGES_MOST).default(1),
      perPage: z.coerce.number().int().min(1).max(PER_PAGE_MOST).default(25),
      sort: z.enum(Object.keys(of.sorts) as [string, ...string[]]).default(of.sort.by),
      order: z.enum(['asc', 'desc']).default(of.sort.order),
    }),
    output: z.object({
      rows: z.array(of.row),
      total: z.int().nullable().describe('null above 10,000'),
      hasNext: z.boolean(),
    }),
    refusals: [],
  }) as const satisfies CallDefinition

const readRowCall = (of: Resource) =>
  ({
    method: 'GET',
    path: `/api/admin/${of.name}/:id`,
    summary: `Read one row. ${of.summary}`,
    access: may(of.can),
    params: z.object({ id: rowId }),
    output: z.object({ row: of.one?.shape ?? of.row }),
    refusals: ['adminEntityNotFound'],
  }) as const satisfies CallDefinition

/** The call that lists a resource, for the types of the back office. */
export type ListRows = ReturnType<typeof listRowsCall>

/** The read-only calls of a resource: its list, one row, and the list as a file. */
export function callsOf(of: Resource): CallGroup<Visit> {
  const contract: Record<string, CallDefinition> = {
    [callName('List', of)]: listRowsCall(of),
    [callName('Read', of)]: readRowCall(of),
    [callName('Export', of)]: {
      method: 'POST',
      path: `/api/admin/${of.name}/export`,
      summary: `Export the rows as CSV, in order of id; logged. ${of.summary}`,
      access: may(of.can),
      body: z.strictObject({
        filter: z.strictObject(filterShape(of)).default({}),
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
