import { sql } from 'kysely'
import type { SealedRows } from './seal-again.ts'

interface Row {
  id: number
  sealed: Buffer
}

interface Named<Beside extends object> {
  /** The name of one row, for the log. */
  name: string
  table: string
  /** The id column. */
  id: string
  /** Default `sealed`. */
  column?: string
  /** Columns of the sealing context besides the id. */
  beside?: readonly (keyof Beside & string)[]
  atOnce?: number
  placeOf(row: Row & Beside): string
}

/** A table with one sealed column, which never held text in clear. */
export const sealedTable = <Beside extends object = object>({
  name,
  table,
  id,
  column = 'sealed',
  beside = [],
  atOnce,
  placeOf,
}: Named<Beside>): SealedRows<Row & Beside> => ({
  name,
  column: `${table}.${column}`,
  atOnce,
  async lockStale(db, head, after, limit) {
    const read = [sql`${sql.ref(id)} as id`, sql`${sql.ref(column)} as sealed`, ...beside.map((one) => sql.ref(one))]
    const { rows } = await sql<Row & Beside>`select ${sql.join(read)} from ${sql.table(table)}
      where ${sql.ref(id)} > ${after?.id ?? 0} and substring(${sql.ref(column)} for ${head.length}::integer) <> ${head}
      order by 1 limit ${limit} for update`.execute(db)
    return rows
  },
  placeOf,
  clearOf: () => '',
  async write(db, row, sealed) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed} where ${sql.ref(id)} = ${row.id}`.execute(
      db,
    )
  },
})
