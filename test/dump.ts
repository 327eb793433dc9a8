import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** Every row of every table as text, including the job queue's. Bytes are written as hexadecimal digits. */
export async function dump({ owner }: TestApp): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(owner)
  const parts = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.id(schema, name)} t`.execute(owner)
    parts.push(`${name}\n${rows.map(({ line }) => line).join('\n')}`)
  }
  return parts.join('\n')
}

const NO_HEAD = Buffer.of(0)
const ALL = 1_000_000

/** All data stored sealed for long, opened with the program's own keys. */
export async function opened({ app, owner }: TestApp): Promise<string> {
  const parts = []
  for (const { lockStale, placeOf } of app.declared.sealed(app.secrets)) {
    const rows = await owner.transaction().execute((db) => lockStale(db, NO_HEAD, null, ALL))
    for (const row of rows) parts.push(row.sealed ? app.keys.open(placeOf(row), row.sealed) : '')
  }
  return parts.join('\n')
}

/** Which of some words a text contains, as text or as bytes. */
export const foundIn = (text: string, words: Readonly<Record<string, string>>): string[] =>
  Object.entries(words).flatMap(([name, word]) =>
    text.includes(word) || text.includes(Buffer.from(word).toString('hex')) ? [name] : [],
  )
