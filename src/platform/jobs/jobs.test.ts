import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { connect } from '../database/connect.ts'
import { grantApplication } from '../database/migrate.ts'
import { inTransaction } from '../database/transaction.ts'
import { type JobKind, type Jobs, prepareJobs, startJobs } from './jobs.ts'

const kind: JobKind<{ word: string }> = { name: 'test-job', data: z.object({ word: z.string() }) }
const patient = { ...kind, name: 'patient-job', again: { most: 7, firstSeconds: 60 } }
let database: TestDatabase
let jobs: Jobs
const done: string[] = []
let onWord = () => {}

beforeAll(async () => {
  database = await cloneDatabase()
  await prepareJobs(database.ownerUrl, [kind as unknown as JobKind<never>])
  await grantApplication(database.ownerUrl, database.applicationUrl)
  jobs = await startJobs(database.applicationUrl, pino({ level: 'silent' }), true)
  await jobs.work(kind, async ({ word }) => {
    onWord()
    done.push(word)
  })
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

test('a job exists exactly if its transaction was committed', async () => {
  const db = connect(database.applicationUrl, { max: 2, onLost: () => {} })
  const outer = { db, afterCommit: null }
  await inTransaction(outer, async (work) => {
    await jobs.send(work, kind, { word: 'undone' })
    throw new Error('rolled back')
  }).catch(() => {})
  await inTransaction(outer, (work) => jobs.send(work, kind, { word: 'done' }))
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['done'])
  await db.destroy()
})

afterEach(() => void vi.restoreAllMocks())

test('a worker whose machine’s clock is set back an hour while it works goes on', async () => {
  const db = connect(database.applicationUrl, { max: 2, onLost: () => {} })
  const outer = { db, afterCommit: null }
  const machine = Date.now
  onWord = () => {
    const from = performance.now()
    const at = machine()
    vi.spyOn(Date, 'now').mockImplementation(() => at + performance.now() - from - 3_600_000)
  }
  await jobs.send(outer, kind, { word: 'before' })
  await expect.poll(() => done, { timeout: 10_000 }).toContain('before')
  onWord = () => {}
  await jobs.send(outer, kind, { word: 'after' })
  await expect.poll(() => done, { timeout: 10_000 }).toContain('after')
  await db.destroy()
})

test('a job that is sent twice under one id runs once', async () => {
  const db = connect(database.applicationUrl, { max: 2, onLost: () => {} })
  const outer = { db, afterCommit: null }
  const id = '0a0b0c0d-0000-8000-8000-000000000001'
  for (let turn = 0; turn < 2; turn += 1) await jobs.send(outer, kind, { word: 'once' }, { id })
  await expect.poll(() => done.filter((word) => word === 'once'), { timeout: 10_000 }).toEqual(['once'])
  await jobs.send(outer, kind, { word: 'once' }, { id })
  const kept = await sql`select id from pgboss.job where id = ${id}`.execute(db)
  expect(kept.rows).toHaveLength(1)
  await db.destroy()
})

test('a job is retried as its kind defines, even in an existing queue', async () => {
  const db = connect(database.ownerUrl, { max: 1, onLost: () => {} })
  const tries = () => sql`select retry_limit, retry_delay from pgboss.queue where name = ${patient.name}`.execute(db)
  await prepareJobs(database.ownerUrl, [{ ...patient, again: undefined } as never])
  expect((await tries()).rows).toEqual([{ retry_limit: 5, retry_delay: 2 }])
  await prepareJobs(database.ownerUrl, [patient as never])
  expect((await tries()).rows).toEqual([{ retry_limit: 7, retry_delay: 60 }])
  await db.destroy()
})

test('a job whose worker was killed is noticed by its missing heartbeat, not at its end a quarter of an hour later', async () => {
  const db = connect(database.ownerUrl, { max: 1, onLost: () => {} })
  const { rows } = await sql`select heartbeat_seconds from pgboss.queue where name = ${kind.name}`.execute(db)
  expect(rows).toEqual([{ heartbeat_seconds: 30 }])
  await db.destroy()
})

test('data of the wrong shape is refused when it is sent', async () => {
  const work = { db: null as never, afterCommit: null }
  await expect(jobs.send(work, kind, { word: 5 } as never)).rejects.toThrow()
})
