import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import type { ListRows } from '../../src/features/house/backoffice/calls.server.ts'
import type { JsonCall } from '../../src/platform/contract/call.ts'
import { ask } from './ask.ts'

export type Filter = Readonly<Record<string, unknown>>

/** The filters of a list as query parameters, without the empty ones. */
export const filterOf = (filter: Filter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  )

interface ListParams {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter?: Filter
}

async function list(resource: string, { pagination, sort, filter }: ListParams) {
  const query = {
    ...filterOf(filter ?? {}),
    ...(pagination && { page: pagination.page, perPage: pagination.perPage }),
    ...(sort && { sort: sort.field, order: sort.order === 'ASC' ? ('asc' as const) : ('desc' as const) }),
  }
  const { rows, total, hasNext } = await ask<ListRows>('GET', `/api/admin/${resource}`, { query })
  const isFirst = (pagination?.page ?? 1) === 1
  return {
    data: rows as never[],
    total: total ?? undefined,
    pageInfo: { hasNextPage: hasNext, hasPreviousPage: !isFirst },
  }
}

/** One row, as the page of its resource shows it. Not every id is a number: that of the person's own counts is a word. */
export const readRow = async <Row>(resource: string, id: Identifier): Promise<Row> =>
  (await ask<JsonCall>('GET', `/api/admin/${resource}/:id`, { params: { id } })).row as Row

/** For the operations of react-admin that the back office does not offer: staff actions go through `act`. */
const notDone = () => Promise.reject(new Error('not offered'))

/** Implements react-admin's data provider with the calls of `/api/admin`. */
export const dataProvider: DataProvider = {
  getList: (resource, params) => list(resource, params),
  getOne: async (resource, { id }) => ({ data: await readRow<never>(resource, id) }),
  async getMany(resource, { ids }) {
    const { data } = await list(resource, {
      filter: { ids: ids.join() },
      pagination: { page: 1, perPage: 100 },
    })
    return { data }
  },
  getManyReference: (resource, { target, id, filter, ...params }) =>
    list(resource, { ...params, filter: { ...filter, [target]: id } }),
  async create(resource, { data }) {
    const { id } = await ask<JsonCall>('POST', `/api/admin/${resource}`, { body: data })
    return { data: { ...data, id } as never }
  },
  async update(resource, { id, data, previousData }) {
    await ask<JsonCall>('PATCH', `/api/admin/${resource}/:id`, {
      params: { id },
      body: changesOf(data, previousData),
    })
    return { data: await readRow<never>(resource, id) }
  },
  updateMany: notDone,
  delete: notDone,
  deleteMany: notDone,
}

/** The fields whose value changed. */
const changesOf = (data: Partial<RaRecord>, before: Partial<RaRecord>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  )

/** Performs an action on a row: `POST /api/admin/<resource>/<id>/<act>`. */
export const act = (resource: string, id: Identifier, name: string, body?: Record<string, unknown>) =>
  ask<JsonCall>('POST', `/api/admin/${resource}/:id/${name}`, { params: { id }, body, key: crypto.randomUUID() })
