import { expect, test } from 'vitest'
import { waitingForLocks } from '../../../../test/locks.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { addStaff, waitingBrowser } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { MOST_SESSIONS } from './most-sessions.ts'
import { sessionsOver } from './stored-sessions.server.ts'

const site = useTestApp()
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

async function staff() {
  const { id } = await addClient(site)
  await site.owner.updateTable('users').set({ role: 'support' }).where('id', '=', id).execute()
  return signInAs(site, id)
}
const client = async () => (await addClient(site)).browser
const psychic = async () => signInAs(site, (await addPsychic(site.owner, { withUser: true })).userId!)

async function lastSession(): Promise<number> {
  const { id } = await site.owner.selectFrom('sessions').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

test.each([
  ['a client, idle for nearly seven days', client, 7 * DAY - 1, false],
  ['a client, idle for seven days', client, 7 * DAY, true],
  ['a psychic, idle for nearly seven days', psychic, 7 * DAY - 1, false],
  ['a psychic, idle for seven days', psychic, 7 * DAY, true],
  ['staff, idle for nearly half an hour', staff, 30 * MINUTE - 1, false],
  ['staff, idle for half an hour', staff, 30 * MINUTE, true],
] as const)('%s: sockets and calls agree', async (_who, signedIn, idle, over) => {
  const browser = await signedIn()
  const id = await lastSession()
  await site.advance(idle)
  expect(await sessionsOver(site.app.db, [id], site.now())).toEqual(over ? [id] : [])
  expect((await browser.get('/api/users/me')).status).toBe(over ? 401 : 200)
})

test('a session ends after thirty days even if in use, and a younger one in use lives on', async () => {
  const browser = await client()
  const id = await lastSession()
  for (let day = 0; day < 29; day += 1) {
    await site.advance(DAY)
    expect((await browser.get('/api/users/me')).status).toBe(200)
  }
  expect(await sessionsOver(site.app.db, [id], site.now())).toEqual([])
  await site.advance(DAY)
  expect(await sessionsOver(site.app.db, [id], site.now())).toEqual([id])
  expect((await browser.get('/api/users/me')).status).toBe(401)
})

test('revoked and unknown sessions are over, independently of others', async () => {
  const browser = await client()
  const revoked = await lastSession()
  await browser.post('/api/users/logout')
  await client()
  const alive = await lastSession()
  expect(await sessionsOver(site.app.db, [revoked, alive, 999_999], site.now())).toEqual([revoked, 999_999])
})

test('an account has at most twenty sessions: another sign-in ends the oldest', async () => {
  const { id, browser: first } = await addClient(site)
  const second = await signInAs(site, id)
  const neighbour = await client()
  for (let place = 2; place < MOST_SESSIONS; place += 1) await signInAs(site, id)
  expect((await first.get('/api/users/me')).status).toBe(200)
  const last = await signInAs(site, id)
  const answers = [first, second, last, neighbour].map((browser) => browser.get('/api/users/me'))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 200, 200, 200])
})

test('with only the password of a member of staff, none of their sessions can be ended', async () => {
  const member = await addStaff(site, 'support')
  for (let times = 0; times <= MOST_SESSIONS; times += 1) await waitingBrowser(site, member)
  expect((await member.browser.get('/api/users/me')).status).toBe(200)
})

test('a request during which the token is replaced does not give the old one back to the browser', async () => {
  const browser = await client()
  const id = await lastSession()
  await site.advance(2 * HOUR)
  let asked: ReturnType<typeof browser.get> | undefined
  await site.owner.transaction().execute(async (db) => {
    const row = db.updateTable('sessions').where('id', '=', id)
    await row.set({ confirmed_at: site.now() }).execute()
    asked = browser.get('/api/users/me')
    await expect.poll(() => waitingForLocks(site.owner)).toBe(1)
    await row.set({ secret_hash: Buffer.from('next'), former_hash: (of) => of.ref('secret_hash') }).execute()
  })
  const { status, headers } = await asked!
  expect([status, headers.getSetCookie()]).toEqual([200, []])
})
