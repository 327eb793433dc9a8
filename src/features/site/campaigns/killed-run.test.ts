import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addCampaign, sendsOf } from '../../../../test/campaigns.ts'
import { addLetters, addReaders } from '../../../../test/crowd.ts'
import { startMailServer } from '../../../../test/mail-server.ts'
import { testKeys, testSecrets, useTestApp } from '../../../../test/test-app.ts'
import { runCampaigns } from './run-campaigns.server.ts'

const PEOPLE = 90
let killAt = Number.POSITIVE_INFINITY
let worker: ChildProcess | null = null
const came: string[] = []
const server = await startMailServer({
  onRcptTo({ address }, _session, done) {
    came.push(address)
    if (came.length === killAt) worker?.kill('SIGKILL')
    done()
  },
})
afterAll(async () => {
  worker?.kill('SIGKILL')
  await server.close()
})

const settings = {
  EMAIL_PROVIDER: 'smtp',
  SMTP_URL: server.url,
  SMTP_FROM: 'lettre@cosmospace.example',
  CAMPAIGN_PACE: '100000',
}
const site = useTestApp(settings)
const emails = (kind: string) => Array.from({ length: PEOPLE / 2 }, (_, nth) => `${kind}${nth}@exemple.fr`)

/** A worker in a process of its own; resolves with the signal that ended it. */
function runElsewhere(): Promise<NodeJS.Signals | null> {
  const kept = JSON.stringify({ secrets: testSecrets, dataKeys: testKeys })
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'voyance-killed-'))
  const child = spawn(process.execPath, ['test/campaign-run.ts', site.databaseUrl, site.now().toISOString(), kept], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings, DATA_DIR, LOG_LEVEL: 'silent' },
  })
  worker = child
  return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
}

test('a campaign whose worker is killed again and again goes on, and sends nothing twice', async () => {
  await addReaders(site, emails('cliente'))
  await addLetters(site, emails('lectrice'))
  const id = await addCampaign(site, { name: 'Coupures' })
  for (const count of [12, 30, 55]) {
    killAt = count
    expect(await runElsewhere()).toBe('SIGKILL')
    // Until its lease ends, nobody knows that it was killed.
    const before = came.length
    await runCampaigns(site.app)
    expect(came).toHaveLength(before)
    await site.advance(61)
  }
  killAt = Number.POSITIVE_INFINITY
  await runCampaigns(site.app)
  expect(new Set(came).size).toBe(came.length)
  const sends = await sendsOf(site, id)
  const states = (state: string) => sends.filter((send) => send.state === state).length
  expect(sends).toHaveLength(PEOPLE)
  // At each death, at most the messages that were under way are given up rather than sent twice.
  expect(states('unsure')).toBeLessThanOrEqual(3 * 3)
  expect(states('sent') + states('unsure')).toBe(PEOPLE)
  expect(came.length).toBeGreaterThanOrEqual(states('sent'))
}, 120_000)

test('two workers at once send each message once', async () => {
  // Not a Sunday.
  await site.advance(9 * 86_400)
  const from = came.length
  const id = await addCampaign(site, { name: 'Deux à la fois' })
  const other = runElsewhere()
  await Promise.all([runCampaigns(site.app), runCampaigns(site.app), other])
  await runCampaigns(site.app)
  const got = came.slice(from)
  expect([got.length, new Set(got).size]).toEqual([PEOPLE, PEOPLE])
  expect((await sendsOf(site, id)).every(({ state }) => state === 'sent')).toBe(true)
}, 120_000)
