import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { declared } from '../../../declared.ts'

const app = useTestApp()

test('the map lists exactly the columns of the database', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    -- The table of the tests' clock is not part of the product.
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'given_clock'`.execute(
    app.owner,
  )
  const mapped = Object.entries(declared.tables).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  expect(mapped.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('personal columns are erased, or kept for a stated reason', () => {
  for (const [table, { of, columns }] of Object.entries(declared.tables)) {
    for (const [name, { personal, erased, because }] of Object.entries(columns)) {
      if (personal && erased === 'kept') expect(because, `${table}.${name}`).toBeDefined()
      if (!personal) expect(erased, `${table}.${name}`).toBe('kept')
    }
    const kinds = new Set(Object.values(columns).map(({ erased }) => (erased === 'row' ? 'row' : 'stays')))
    expect(kinds.size, `${table}: rows go whole or stay`).toBe(1)
    if (kinds.has('row')) expect(of, `${table}: rows can be found`).not.toBeNull()
  }
})
