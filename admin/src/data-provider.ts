import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import { ask } from './ask.ts'

interface Listed {
  rows: never[]
  total: number | null
  hasNext: boolean
}

export type Filter = Readonly<Record<string, unknown>>

const pathOf = (resource: string, id?: Identifier) => `/api/admin/${resource}${id === undefined ? '' : `/${id}`}`

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
  const query = new URLSearchParams({
    ...filterOf(filter ?? {}),
    ...(pagination ? { page: String(pagination.page), perPage: String(pagination.perPage) } : {}),
    ...(sort ? { sort: sort.field, order: sort.order.toLowerCase() } : {}),
  })
  const { rows, total, hasNext } = await ask<Listed>('GET', `${pathOf(resource)}?${query}`)
  const isFirst = (pagination?.page ?? 1) === 1
  return { data: rows, total: total ?? undefined, pageInfo: { hasNextPage: hasNext, hasPreviousPage: !isFirst } }
}

const one = async (resource: string, id: Identifier) => {
  const { row } = await ask<{ row: never }>('GET', pathOf(resource, id))
  return { data: row }
}

/** For the operations of react-admin that the back office does not offer: staff actions go through `act`. */
const notDone = () => Promise.reject(new Error('not offered'))

/** Implements react-admin's data provider with the calls of `/api/admin`. */
export const dataProvider: DataProvider = {
  getList: (resource, params) => list(resource, params),
  getOne: (resource, { id }) => one(resource, id),
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
    const { id } = await ask<{ id: Identifier }>('POST', pathOf(resource), data)
    return { data: { ...data, id } as never }
  },
  async update(resource, { id, data, previousData }) {
    await ask('PATCH', pathOf(resource, id), changesOf(data, previousData))
    return one(resource, id)
  },
  updateMany: notDone,
  delete: notDone,
  deleteMany: notDone,
}

/** The fields whose value changed. */
const changesOf = (data: Partial<RaRecord>, before: Partial<RaRecord>): object =>
  Object.fromEntries(
    Object.entries(data).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  )

/** Performs an action on a row: `POST /api/admin/<resource>/<id>/<act>`. */
export const act = <T = object>(resource: string, id: Identifier, name: string, body?: object): Promise<T> =>
  ask<T>('POST', `${pathOf(resource, id)}/${name}`, body, crypto.randomUUID())
