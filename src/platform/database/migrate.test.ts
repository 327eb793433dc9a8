import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  database = await cloneDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const OURS = `select p.oid, p.proname as name from pg_proc p
  left join pg_depend d on d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e'
  where p.pronamespace = 'public'::regnamespace and d.objid is null`
const definitions = async () =>
  (await owner.query(`select pg_get_functiondef(oid) as text from (${OURS}) ours order by 1`)).rows.map(
    ({ text }) => text,
  )

/** The functions defined in db/functions, and their files. */
async function written(): Promise<{ name: string; file: string }[]> {
  const files = await readdir('db/functions')
  const texts = await Promise.all(files.map((file) => readFile(`db/functions/${file}`, 'utf8')))
  return texts.flatMap((text, at) =>
    [...text.matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => ({ name: name!, file: files[at]! })),
  )
}

test('every function of the database is defined once, in db/functions', async () => {
  const { rows } = await owner.query<{ name: string }>(OURS)
  const names = (await written()).map(({ name }) => name)
  const inDatabase = rows.map(({ name }) => name)
  expect(names.toSorted()).toEqual(inDatabase.toSorted())
})

test('applied migrations are not applied again, and a changed file of functions is', async () => {
  expect(await migrate(database.ownerUrl)).toEqual([])
  const before = await definitions()
  await owner.query(`create or replace function funded_by(cents bigint, price integer) returns bigint
    language sql immutable as 'select 0::bigint'`)
  await owner.query("update migrations set digest = 'of an older version' where name = 'functions/meter.sql'")
  expect(await migrate(database.ownerUrl)).toEqual(['functions/meter.sql'])
  expect(await definitions()).toEqual(before)
})

test('a migration that was changed after it was applied is refused', async () => {
  await owner.query("update migrations set digest = 'another' where name = '003-ledger.sql'")
  await expect(migrate(database.ownerUrl)).rejects.toThrow('003-ledger.sql was changed')
})
