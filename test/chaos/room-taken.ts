import { type Kysely, sql } from 'kysely'
import { connect } from '../../src/platform/database/connect.ts'
import type { DB } from '../../src/platform/database/generated.ts'

/** What a table takes on the disk, in bytes, with its indexes and what is stored beside it. */
interface Taken {
  name: string
  all: number
  indexes: number
}

export interface Bloat {
  name: string
  /** Its size after a vacuum, and that of a fresh copy of its rows. */
  vacuumed: Taken
  fresh: Taken
}

/** How often each table was written so far. */
export async function writesOf(db: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; writes: number }>`
    select relid::regclass::text as name, (n_tup_ins + n_tup_upd + n_tup_del)::float8 as writes
      from pg_stat_all_tables`.execute(db)
  return new Map(rows.map(({ name, writes }) => [name, writes]))
}

/**
 * What the tables take that were written since: after a vacuum, beside a copy of nothing but their rows. Nothing may use
 * the database meanwhile.
 */
export async function roomTaken(superuserUrl: string, before: ReadonlyMap<string, number>): Promise<readonly Bloat[]> {
  const db = connect(superuserUrl, { max: 1, onLost: () => {} })
  try {
    const written = [...(await writesOf(db))].filter(([name, writes]) => writes > (before.get(name) ?? 0))
    const names = new Set(written.map(([name]) => name))
    const sizes = async () => (await sizesOf(db)).filter(({ name }) => names.has(name))
    await sql`vacuum`.execute(db)
    const vacuumed = await sizes()
    await sql`vacuum full`.execute(db)
    const fresh = new Map((await sizes()).map((one) => [one.name, one]))
    return vacuumed.map((one) => ({ name: one.name, vacuumed: one, fresh: fresh.get(one.name)! }))
  } finally {
    await db.destroy()
  }
}

async function sizesOf(db: Kysely<DB>): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select oid::regclass::text as name, pg_total_relation_size(oid)::float8 as "all", pg_indexes_size(oid)::float8 as indexes
      from pg_class where relkind in ('r', 'm')
        and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`.execute(db)
  return rows
}

export const sum = (taken: readonly Bloat[], how: 'vacuumed' | 'fresh', what: 'all' | 'indexes'): number =>
  taken.reduce((total, one) => total + one[how][what], 0)
