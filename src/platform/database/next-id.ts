import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { one } from './one.ts'

/** The id of a table's next row, for data that needs it before the row is written. */
export async function nextId(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(db)
  return one(rows).id
}
