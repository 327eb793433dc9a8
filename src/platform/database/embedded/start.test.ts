import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runningPostmaster } from './postmaster.ts'
import { AlreadyRunning, type EmbeddedDatabase, startEmbeddedDatabase } from './start.ts'

let dataDir: string
let children: ChildProcess[]
let started: EmbeddedDatabase[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'voyance-embedded-'))
  // If the unprivileged account could not enter the folder, the data would go elsewhere.
  await chmod(dataDir, 0o755)
  children = []
  started = []
})

afterEach(async () => {
  for (const child of children) await kill(child)
  for (const database of started) await database.stop()
  // Adopts the server that a killed program left running, then stops it.
  if (children.length > 0) await startEmbeddedDatabase({ dataDir, memory: true }).then((left) => left.stop())
  await rm(dataDir, { recursive: true, force: true })
})

async function start(folder = dataDir, memory = true): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir: folder, memory })
  started.push(database)
  return database
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts the database in another program; its first line is the outcome: an address or the name of an error. */
async function startElsewhere(): Promise<{ child: ChildProcess; outcome: string }> {
  const program = `
    import { startEmbeddedDatabase } from ${JSON.stringify(new URL('start.ts', import.meta.url).href)}
    startEmbeddedDatabase({ dataDir: process.argv[1], memory: true })
      .then((database) => console.log(database.ownerUrl), (error) => console.log(error.name))
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [outcome] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { child, outcome }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('a first start gives both roles a UTF8 database, and only one of them owns it', async () => {
  const database = await start()
  const settings = `select current_user as user, current_setting('server_encoding') as encoding,
    current_setting('timezone') as timezone, upper('é') as upper, rolsuper as super
    from pg_roles where rolname = current_user`
  const common = { encoding: 'UTF8', timezone: 'UTC', upper: 'É', super: false }
  expect(await query(database.ownerUrl, settings)).toEqual([{ user: 'voyance_owner', ...common }])
  expect(await query(database.applicationUrl, settings)).toEqual([{ user: 'voyance_app', ...common }])
  await query(database.ownerUrl, 'create table kept (id int)')
  await expect(query(database.applicationUrl, 'create table refused (id int)')).rejects.toThrow(/permission denied/)
})

test('stop twice, then start again: the data is still there', async () => {
  const first = await start()
  await query(first.ownerUrl, 'create table kept as select 42 as answer')
  await Promise.all([first.stop(), first.stop()])
  await expect(query(first.ownerUrl, 'select 1')).rejects.toThrow()
  const second = await start()
  expect(await query(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a second start on the same folder is refused, in this program and in another', async () => {
  const database = await start()
  const refusal = await start().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AlreadyRunning)
  expect(String(refusal)).toContain(`Le site tourne déjà sur ce dossier de données (${dataDir})`)
  expect((await startElsewhere()).outcome).toBe('AlreadyRunning')
  expect(await query(database.applicationUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('the server of a killed program is adopted, with its data', async () => {
  const { child, outcome } = await startElsewhere()
  await query(outcome, 'create table kept as select 42 as answer')
  const before = await runningPostmaster(join(dataDir, 'cluster'))
  await kill(child)
  const adopted = await start()
  expect((await runningPostmaster(join(dataDir, 'cluster')))?.pid).toBe(before?.pid)
  expect(await query(adopted.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
  await adopted.stop()
  expect(await runningPostmaster(join(dataDir, 'cluster'))).toBeUndefined()
})

test('of programs that start together on an empty folder, exactly one succeeds', async () => {
  const outcomes = (await Promise.all([1, 2, 3].map(() => startElsewhere()))).map(({ outcome }) => outcome)
  const [winner, ...losers] = outcomes.toSorted().reverse()
  expect(losers).toEqual(['AlreadyRunning', 'AlreadyRunning'])
  expect(await query(winner ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await readdir(dataDir)).toSorted()).toEqual(['cluster', 'postgres.log', 'socket'])
})

test('the remains of a killed initdb are removed', async () => {
  const { pid, exitCode } = await finishedProcess()
  expect(exitCode).toBe(0)
  await mkdir(join(dataDir, `cluster.new-${pid}-abcd`, 'base'), { recursive: true })
  await start()
  expect((await readdir(dataDir)).toSorted()).toEqual(['cluster', 'postgres.log', 'socket'])
})

test('a path that is too long for a socket, with characters to escape in addresses, works', async () => {
  const deep = join(dataDir, 'très long, "vraiment" 100 %', 'x'.repeat(100))
  await mkdir(deep, { recursive: true })
  const database = await start(deep)
  expect(await query(database.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.stop()
  const short = join(dataDir, 'é "1" 100 %2F, b')
  const other = await start(short)
  expect(other.ownerUrl).not.toContain('voyance-pg-')
  expect(await query(other.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  await other.stop()
})

test('a server killed while the site runs comes back, still owned', async () => {
  // Durable: without synchronous commits the last writes would be lost with the server.
  const database = await start(dataDir, false)
  await query(database.ownerUrl, 'create table kept as select 42 as answer')
  const killed = await runningPostmaster(join(dataDir, 'cluster'))
  process.kill(killed?.pid ?? Number.NaN, 'SIGKILL')
  await expect
    .poll(() => query(database.ownerUrl, 'select answer from kept').catch(() => []), { timeout: 15_000 })
    .toEqual([{ answer: 42 }])
  // The server answers a moment before the program has its lock again.
  const held = "select 1 as held from pg_locks where locktype = 'advisory' and granted"
  await expect.poll(() => query(database.ownerUrl, held), { timeout: 15_000 }).toEqual([{ held: 1 }])
  await expect(start()).rejects.toThrow(AlreadyRunning)
  await database.stop()
})

async function finishedProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child
}

test('a cluster keeps running under the account that created it, even for root', async () => {
  await start().then((made) => made.stop())
  // Only root can change a file's owner; an ordinary account has created its own.
  const account = process.getuid!() === 0 ? 54_321 : process.getuid!()
  for (const name of ['.', ...(await readdir(dataDir, { recursive: true }))]) {
    await chown(join(dataDir, name), account, account === 54_321 ? account : -1)
  }
  const database = await start()
  expect(await query(database.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await stat(join(dataDir, 'cluster', 'postmaster.pid'))).uid).toBe(account)
  await database.stop()
})
