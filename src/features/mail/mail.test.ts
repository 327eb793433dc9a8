import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { type Provider, startProvider } from '../../../test/provider.ts'
import { type App, createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { startJobs } from '../../platform/jobs/jobs.ts'
import type { EmailPort } from '../../providers/email/port.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { mailJobs } from './jobs.server.ts'
import { sendMail } from './send-mail.server.ts'

let provider: Provider
let database: TestDatabase
let app: App
const email: EmailPort = {
  async send({ subject }, signal) {
    const answer = await fetch(`${provider.address}/${subject}`, { signal })
    if ((await answer.text()) !== 'taken') throw new Error(`refused: ${subject}`)
  },
}

beforeAll(async () => {
  provider = await startProvider()
  database = await cloneDatabase()
  app = await createApp(readConfig({ LOG_LEVEL: 'silent' }), {
    databaseUrl: database.applicationUrl,
    secret: 'a secret of the tests, long enough for sealing',
    port: 3000,
    jobs: await startJobs(database.applicationUrl, pino({ level: 'silent' }), true),
    email,
    patience: { deadlineMs: 300, pauseMs: 1, attempts: 5, atOnce: 4 },
  })
  for (const { kind, run } of mailJobs) await app.jobs.work(kind, (data) => run(app, data))
})
afterAll(async () => {
  await app?.close()
  await database?.drop()
  await provider?.close()
})

test('a mail whose provider hangs, then resets, is tried again by its job until it is taken, and no more', async () => {
  provider.behave('hang', 'reset', { answer: 'taken' })
  const letter = { subject: 'word', greeting: 'Bonjour,', body: [], reason: '' }
  await sendMail(systemVisit(app, app.sites[0]), 'camille@example.test', letter)
  await expect.poll(states, { timeout: 25_000 }).toEqual(['completed'])
  expect(provider.calls).toHaveLength(3)
})

const states = async (): Promise<string[]> => {
  const { rows } = await sql<{ state: string; output: unknown }>`
    select state, output from pgboss.job where name = 'send-mail'`.execute(app.db)
  expect(JSON.stringify(rows)).not.toContain('word')
  return rows.map(({ state }) => state)
}
