import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { connect } from './connect.ts'
import { inTransaction } from './transaction.ts'

const site = useTestApp()

let table: string
beforeEach(async () => {
  table = `kept_${crypto.randomUUID().replaceAll('-', '')}`
  await sql`create table ${sql.table(table)} (id int); insert into ${sql.table(table)} values (1); grant select on ${sql.table(table)} to public`.execute(
    site.owner,
  )
})

/** On one connection, so that it is known which one prepares. */
async function withOne<T>(act: (db: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const db = connect(site.databaseUrl, { max: 1, onLost: () => {} })
  return act(db).finally(() => db.destroy())
}

const ask = (db: ReturnType<typeof connect>) => sql`select * from ${sql.table(table)} where id = ${1}`.execute(db)
const askOften = async (db: ReturnType<typeof connect>) => {
  for (let times = 0; times < 8; times += 1) await ask(db)
}
const addColumn = () => sql`alter table ${sql.table(table)} add column note text default 'new'`.execute(site.owner)

async function keptOn(db: ReturnType<typeof connect>): Promise<number> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.filter(({ statement }) => statement.includes(table)).length
}

test('a statement is kept prepared once it is used often', () =>
  withOne(async (db) => {
    await ask(db)
    expect(await keptOn(db)).toBe(0)
    await askOften(db)
    expect(await keptOn(db)).toBe(1)
  }))

test('a table that gains a column meanwhile is read with it', () =>
  withOne(async (db) => {
    await askOften(db)
    await addColumn()
    expect((await ask(db)).rows).toEqual([{ id: 1, note: 'new' }])
    expect((await ask(db)).rows).toEqual([{ id: 1, note: 'new' }])
  }))

test('in a transaction, a table that gained a column refuses once, without effect', () =>
  withOne(async (db) => {
    await askOften(db)
    await addColumn()
    const transact = () => inTransaction({ db, afterCommit: null }, (work) => ask(work.db as typeof db))
    await expect(transact()).rejects.toMatchObject({ reason: 'datastoreContention' })
    expect((await transact()).rows).toEqual([{ id: 1, note: 'new' }])
  }))

test('a failing statement fails as before', () =>
  withOne(async (db) => {
    const divide = () => sql`select 1 / ${0}::int`.execute(db)
    for (let times = 0; times < 8; times += 1) await expect(divide()).rejects.toThrow('division by zero')
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  }))
