import { sql } from 'kysely'
import type { SealedRows } from './seal-again.ts'

interface Row {
  id: number
  sealed: Buffer
}

interface Named {
  /** What one row is, for the log. */
  name: string
  table: string
  /** The column of the number that its seal names. */
  id: string
  placeOf(id: number): string
}

/** The rows of a table whose column `sealed` never held anything in clear. */
export const sealedTable = ({ name, table, id, placeOf }: Named): SealedRows<Row> => ({
  name,
  async lockStale(db, head, after, limit) {
    const { rows } = await sql<Row>`select ${sql.ref(id)} as id, sealed from ${sql.table(table)}
      where ${sql.ref(id)} > ${after?.id ?? 0} and substring(sealed for ${head.length}::integer) <> ${head}
      order by 1 limit ${limit} for update`.execute(db)
    return rows
  },
  placeOf: (row) => placeOf(row.id),
  clearOf: () => '',
  async write(db, row, sealed) {
    await sql`update ${sql.table(table)} set sealed = ${sealed} where ${sql.ref(id)} = ${row.id}`.execute(db)
  },
})
