import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/database.ts'
import {
  type MailLine,
  type MailServer,
  refusal,
  startMailLine,
  startMailServer,
} from '../../../../test/mail-server.ts'
import { testKeys, testSecrets } from '../../../../test/test-app.ts'
import { type App, createApp } from '../../../app.ts'
import { readConfig } from '../../../config.ts'
import { declared } from '../../../declared.ts'
import { startJobs } from '../../../platform/jobs/jobs.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { refusedSince } from './bounces.server.ts'
import { mailJobs } from './jobs.server.ts'
import { sendMail } from './send-mail.server.ts'

const letter = { subject: 'word', greeting: 'Bonjour,', body: [], reason: '' }
/** The server's answers to the next recipients; later ones are accepted. */
let answers: Error[] = []
let asked = 0
let server: MailServer
let line: MailLine
let database: TestDatabase
let app: App

beforeAll(async () => {
  server = await startMailServer({ onRcptTo: (_address, _session, done) => done(answers[asked++]) })
  line = await startMailLine(server.port, ['hang', 'reset', 'pass'])
  database = await cloneDatabase()
  const settings = { LOG_LEVEL: 'silent', EMAIL_PROVIDER: 'smtp', SMTP_URL: line.url, SMTP_FROM: 'site@example.test' }
  app = await createApp(readConfig(settings), {
    declared,
    databaseUrl: database.applicationUrl,
    secrets: testSecrets,
    dataKeys: testKeys,
    port: 3000,
    jobs: await startJobs(database.applicationUrl, pino({ level: 'silent' }), true),
    patience: { deadlineMs: 500, pauseMs: 1, attempts: 5, atOnce: 4 },
  })
  for (const { kind, run } of mailJobs) await app.jobs.work(kind, (data) => run(app, data))
})
beforeEach(async () => {
  answers = []
  asked = 0
  server.taken.length = 0
  await sql`delete from pgboss.job`.execute(app.db)
})
afterAll(async () => {
  await app?.close()
  await line?.close()
  await server?.close()
  await database?.drop()
})

const send = (to: string, siteAt = 0) => sendMail(systemVisit(app, app.sites[siteAt]!), to, () => letter)
const refusedOn = (address: string, siteAt = 0) => refusedSince(systemVisit(app, app.sites[siteAt]!), address)

test('if the mail server hangs and then resets, the job retries until the mail is accepted, and no longer', async () => {
  await send('camille@example.test')
  await expect.poll(states, { timeout: 80_000 }).toEqual(['completed'])
  expect(server.taken.map(({ to }) => to)).toEqual([['camille@example.test']])
}, 90_000)

test('a mail that the server can’t accept yet is retried', async () => {
  answers = [refusal(451, 'Greylisted')]
  await send('louise@example.test')
  await expect.poll(states, { timeout: 25_000 }).toEqual(['completed'])
  expect([asked, server.taken.length]).toEqual([2, 1])
  expect(await refusedOn('louise@example.test')).toBeNull()
})

test('an address that is refused for good is recorded, on its site only, and not retried', async () => {
  answers = [refusal(550, '5.1.1 No such user: inconnue@example.test')]
  await send('inconnue@example.test', 1)
  await expect.poll(states, { timeout: 25_000 }).toEqual(['completed'])
  expect(asked).toBe(1)
  expect(await refusedOn('Inconnue@example.test', 1)).toBeInstanceOf(Date)
  expect(await refusedOn('inconnue@example.test', 0)).toBeNull()
  const [kept, ...others] = await app.db.selectFrom('mail_bounces').selectAll().execute()
  expect(others).toEqual([])
  expect(kept).toMatchObject({ site_id: 100, status: 550 })
  expect(JSON.stringify(kept) + kept!.address_hash.toString()).not.toContain('inconnue')
})

test('an address refused again keeps its first date, and is cleared once a mail is accepted', async () => {
  answers = [refusal(550, '5.1.1 No such user'), refusal(552, '5.2.2 Mailbox full')]
  await send('pleine@example.test')
  await expect.poll(states, { timeout: 25_000 }).toEqual(['completed'])
  const first = await refusedOn('pleine@example.test')
  await send('pleine@example.test')
  await expect.poll(states, { timeout: 25_000 }).toEqual(['completed', 'completed'])
  expect(await refusedOn('pleine@example.test')).toEqual(first)
  await send('pleine@example.test')
  await expect.poll(states, { timeout: 25_000 }).toEqual(['completed', 'completed', 'completed'])
  expect([asked, server.taken.length]).toEqual([3, 1])
  expect(await refusedOn('pleine@example.test')).toBeNull()
})

const states = async (): Promise<string[]> => {
  const { rows } = await sql<{ state: string }>`
    select state, data, output from pgboss.job where name = 'send-mail'`.execute(app.db)
  expect(JSON.stringify(rows)).not.toMatch(/word|example\.test/)
  return rows.map(({ state }) => state)
}
