import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startS3Server } from '../../test/s3-server.ts'
import { openSealKeys } from '../features/house/seals/seal-keys.server.ts'
import { spoolOf } from '../platform/database/embedded/archiving.ts'
import { installedBinaries } from '../platform/database/embedded/binaries.ts'
import { addressOf } from '../platform/database/embedded/claim.ts'
import { place } from '../platform/database/embedded/placement.ts'
import { runningPostmaster } from '../platform/database/embedded/postmaster.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../platform/database/embedded/start.ts'
import { migrate } from '../platform/database/migrate.ts'
import { copyBase, type Source } from './copy-base.ts'
import { follow } from './follow.ts'
import { keepBeside } from './keep-beside.ts'
import { openBackupStore } from './open-store.ts'
import { prune } from './prune.ts'
import { rehearse } from './rehearse.ts'
import { restore } from './restore.ts'
import type { SealedObjects } from './sealed-objects.ts'
import { shipSegments } from './ship-segments.ts'

const KEYS = [{ id: 'a', secret: 'a key of backups for the tests, long enough' }] as const
const SEALS = openSealKeys(['a secret of the seals for the tests, long enough'])
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let home: string
let kept: string
let database: EmbeddedDatabase
let source: Source
let client: pg.Client
let objects: SealedObjects
let cluster: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'voyance-backup-'))
  kept = join(home, 'kept')
  const dataDir = join(home, 'data')
  database = await startEmbeddedDatabase({ dataDir, memory: true, archive: true })
  await migrate(database.ownerUrl)
  const at = await place(dataDir, () => {})
  const server = await runningPostmaster(at.cluster)
  source = { url: addressOf('postgres', 'voyance', server!), spool: spoolOf(at) }
  client = new pg.Client({ connectionString: source.url })
  await client.connect()
  const { rows } = await client.query('select system_identifier::text as cluster from pg_control_system()')
  cluster = rows[0].cluster
  objects = await openBackupStore({ to: { folder: kept }, own: null, keepDays: 30, postgres: null }, [...KEYS])
})

afterAll(async () => {
  await client?.end()
  await database?.stop()
  await rm(home, { recursive: true, force: true })
})

/** What is in a restored folder. */
async function readRestored(to: string, until: Date | null, query: string): Promise<unknown[]> {
  const { url, stop, folder } = await restore(objects, join(home, to), until, () => {})
  const restored = new pg.Client({ connectionString: url })
  try {
    await restored.connect()
    return (await restored.query(query)).rows
  } finally {
    await restored.end()
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The log up to now reaches a store. */
async function ship(to = objects): Promise<void> {
  // A segment that nothing was written to is not finished.
  await client.query(`select pg_logical_emit_message(true, 'voyance', 'ship')`)
  const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as last')
  await expect
    .poll(async () => (await client.query('select last_archived_wal as file from pg_stat_archiver')).rows[0].file, {
      timeout: 60_000,
    })
    .toSatisfy((file: string) => file >= rows[0].last)
  await shipSegments(to, cluster, source.spool)
}

const moment = async (): Promise<Date> => {
  const { rows } = await client.query('select clock_timestamp() as at')
  return rows[0].at
}

test('a copy made while people write is restored to the moment before everything was dropped', async () => {
  await client.query('create table rows_kept (id int primary key)')
  await client.query('insert into rows_kept select generate_series(1, 50000)')
  const writer = new pg.Client({ connectionString: source.url })
  await writer.connect()
  let writing = true
  const written = (async () => {
    for (let id = 100_000; writing; id += 1) await writer.query('insert into rows_kept values ($1)', [id])
  })()
  await copyBase(objects, source)
  writing = false
  await written
  await writer.end()
  const { rows } = await client.query('select count(*)::int as rows, max(id) as last from rows_kept')
  const before = await moment()
  await client.query('drop table rows_kept')
  await ship()
  expect(await readRestored('back', before, 'select count(*)::int as rows, max(id) as last from rows_kept')).toEqual(
    rows,
  )
  expect(await readRestored('end', null, `select to_regclass('rows_kept') as kept`)).toEqual([{ kept: null }])
})

test('nothing in the store can be read without its key, and a changed byte is found', async () => {
  await client.query('create table secrets_kept (word text)')
  await client.query(`insert into secrets_kept values ('clair-de-lune-2026')`)
  await copyBase(objects, source)
  const names = (await readdir(kept)).filter((name) => name.startsWith('chunk.'))
  for (const name of names) expect((await readFile(join(kept, name))).includes('clair-de-lune-2026')).toBe(false)
  const others = await openBackupStore({ to: { folder: kept }, own: null, keepDays: 30, postgres: null }, [
    { id: 'b', secret: 'another key, which is not that of the copies' },
  ])
  await expect(restore(others, join(home, 'other'), null, () => {})).rejects.toThrow('DATA_KEYS holds no key "a"')
  const last = join(kept, names.at(-1)!)
  const bytes = await readFile(last)
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  await writeFile(last, changed)
  await expect(restore(objects, join(home, 'changed'), null, () => {})).rejects.toThrow('it was changed')
  await rm(last)
  await expect(restore(objects, join(home, 'lost'), null, () => {})).rejects.toThrow('Cette sauvegarde est incomplète')
  await writeFile(last, bytes)
})

test('a rehearsal finds a database whole, and names a broken law', async () => {
  await ship()
  expect((await rehearse(objects, SEALS, null)).faults).toEqual([])
  await client.query(`set session_replication_role = replica;
    insert into ledger_accounts (site_id, kind, unit, balance) values (99, 'payouts', 'cent', 7);
    set session_replication_role = origin`)
  await ship()
  const { faults } = await rehearse(objects, SEALS, null)
  expect(faults.some((fault) => fault.startsWith('law units'))).toBe(true)
  await client.query(`set session_replication_role = replica; delete from ledger_accounts where balance = 7;
    set session_replication_role = origin`)
})

test('who was erased since is known after a restoration to an instant before', async () => {
  const before = await moment()
  await client.query('create table anything ()')
  await ship()
  const dataDir = join(home, 'beside')
  await restore(objects, dataDir, null, () => {}).then(async ({ stop, folder }) => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })
  const erased = JSON.stringify([{ id: 7, createdAt: '2026-01-01T00:00:00.000Z' }])
  const folder = await mkdtemp(join(home, 'files-'))
  await writeFile(join(folder, 'erased-accounts.json'), erased)
  await keepBeside(objects, folder, new Date())
  await keepBeside(objects, folder, new Date())
  expect((await objects.names('beside.')).length).toBe(1)
  const restored = await restore(objects, join(home, 'erased'), before, () => {})
  await restored.stop()
  expect(await readFile(join(restored.folder, 'erased-accounts.json'), 'utf8')).toBe(erased)
  await rm(restored.folder, { recursive: true, force: true })
})

test('refused: no copy of that time, an instant after the log, a folder in use, a server that keeps no log', async () => {
  const to = join(home, 'refused')
  await expect(restore(objects, to, new Date('2020-01-01T00:00:00Z'), () => {})).rejects.toThrow(
    'Aucune sauvegarde n’était finie',
  )
  await expect(restore(objects, to, new Date('2099-01-01T00:00:00Z'), () => {})).rejects.toThrow('recovery target')
  await expect(restore(objects, to, null, () => {})).rejects.toThrow('existe déjà')
  const plain = await startEmbeddedDatabase({ dataDir: join(home, 'plain'), memory: true })
  try {
    const url = plain.ownerUrl.replace('voyance_owner', 'postgres')
    await expect(copyBase(objects, { url, spool: home })).rejects.toThrow('archive_mode')
  } finally {
    await plain.stop()
  }
})

test('what no kept day needs is removed, and what is kept can still be restored', async () => {
  const later = new Date(Date.now() + 40 * 86_400_000)
  await copyBase(objects, source)
  const before = await objects.names('')
  expect(await prune(objects, 30, later)).toBeGreaterThan(0)
  const after = await objects.names('')
  expect(after.filter((name) => name.startsWith('base.')).length).toBe(1)
  expect(after.length).toBeLessThan(before.length)
  expect(await readRestored('pruned', null, `select to_regclass('secrets_kept') is not null as kept`)).toEqual([
    { kept: true },
  ])
  expect(await prune(objects, 30, later)).toBe(0)
})

test('who follows ships the log, copies once a day, rehearses, and goes on after a fault', async () => {
  const own = await openBackupStore(
    { to: { folder: join(home, 'followed') }, own: null, keepDays: 30, postgres: null },
    [...KEYS],
  )
  const said: string[] = []
  const stopping = new AbortController()
  let faults = 1
  const names = own.names.bind(own)
  const objects = {
    ...own,
    names: (prefix: string) => (faults-- > 0 ? Promise.reject(new Error('the store is away')) : names(prefix)),
  }
  const following = follow({
    objects,
    source,
    keys: SEALS,
    dataDir: home,
    keepDays: 30,
    postgres: null,
    say: (line) => said.push(line),
    signal: stopping.signal,
  })
  await expect.poll(() => said.some((line) => line.startsWith('Restauration d’essai')), { timeout: 120_000 }).toBe(true)
  stopping.abort()
  await following
  expect(said[0]).toBe('La sauvegarde est interrompue : the store is away')
  expect(said[1]).toMatch(/^Sauvegarde finie à 2.* objets trop anciens retirés$/)
  expect(said[2]).toMatch(/, tout est intact$/)
})

test('at a store of Amazon’s kind, which fails once, all is sealed, restored whole, and removed when too old', async () => {
  const store = await startS3Server()
  try {
    const far = await openBackupStore({ to: { s3: store.settings }, own: null, keepDays: 30, postgres: null }, [
      ...KEYS,
    ])
    await client.query('create table words_kept (word text)')
    store.fail(503)
    await copyBase(far, source)
    await client.query(`insert into words_kept values ('pleine-lune-2026')`)
    await ship(far)
    expect((await rehearse(far, SEALS, null)).faults).toEqual([])
    const { url, stop } = await restore(far, join(home, 'from-s3'), null, () => {})
    const restored = new pg.Client({ connectionString: url })
    await restored.connect()
    expect((await restored.query('select word from words_kept')).rows).toEqual([{ word: 'pleine-lune-2026' }])
    await restored.end()
    await stop()
    expect(store.asked.every(({ signed }) => signed)).toBe(true)
    for (const sealed of store.objects.values()) expect(sealed.includes('pleine-lune-2026')).toBe(false)
    const kept = store.objects.size
    const later = new Date(Date.now() + 40 * 86_400_000)
    await copyBase(far, source)
    expect(await prune(far, 30, later)).toBeGreaterThan(0)
    expect(store.objects.size).toBeLessThan(kept * 2)
  } finally {
    await store.close()
  }
})

test('another PostgreSQL restores too, without the settings and doors of the cluster', async () => {
  const { folder } = await installedBinaries()
  const refusing = join(home, 'refusing')
  const { url, stop, folder: made } = await restore(objects, refusing, null, () => {}, folder)
  const restored = new pg.Client({ connectionString: url })
  await restored.connect()
  const { rows } = await restored.query("select current_setting('hba_file') as doors")
  expect(rows).toEqual([{ doors: join(made, 'recovery-hba.conf') }])
  await restored.end()
  await stop()
  expect(await readdir(made)).not.toContain('recovery-hba.conf')
  await expect(restore(objects, join(home, 'none'), null, () => {}, '/nowhere')).rejects.toThrow('Il n’y a pas de')
})
