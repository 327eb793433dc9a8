import { sealData } from 'iron-session'
import { afterAll, expect, test } from 'vitest'
import { Browser } from '../../test/browser.ts'
import { openPage } from '../../test/forms.ts'
import { codeFor } from '../../test/mails.ts'
import { addClient } from '../../test/people.ts'
import { addStaff, giveCode, STAFF_PASSWORD, type Staff, shownCode } from '../../test/staff.ts'
import { rested, type TestApp, testKeys, testSecrets, useTestApp } from '../../test/test-app.ts'
import { createApp } from '../app.ts'
import { declared } from '../declared.ts'
import { sealKeysOf } from '../features/house/seals/seal-keys.server.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { sealAudit, verifyAudit } from '../features/house/staff/seal-audit.server.ts'
import { checkToken, readToken, tokenFor } from '../features/people/marketing/tokens.server.ts'
import { openSecret } from '../features/people/second-factor/sealed-factor.server.ts'
import { marksOf, marksOfState } from '../features/people/social/browser-secret.server.ts'
import { sealAll } from '../features/rights/privacy/seal-all.server.ts'
import { loader as sandboxLoader } from '../features/site/sandbox/sandbox.page.tsx'
import { Admission } from '../platform/http/admission.ts'
import { createServer } from './server.ts'

const lines: string[] = []
const site = useTestApp()
const YOUNG = 'the next secret of the tests, as long as the first'
const opened: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of opened) await close()
})

/** The same site after its secret was replaced. */
async function withSecrets(...secrets: [string, ...string[]]): Promise<TestApp> {
  const app = await createApp(
    { ...site.app.config, logLevel: 'error' },
    {
      declared,
      databaseUrl: site.databaseUrl,
      secrets,
      dataKeys: testKeys,
      port: 3000,
      now: site.now,
      jobs: site.jobs,
      logTo: { write: (line: string) => void lines.push(line) },
    },
  )
  opened.push(app.close)
  const server = createServer(app, { admission: new Admission(rested) })
  const browser = (host = 'localhost:3000') => new Browser((request) => server.fetch(request), host)
  return { ...site, app, browser }
}
const both = () => withSecrets(YOUNG, testSecrets[0])
const alone = () => withSecrets(YOUNG)

/** A browser that continues with its present cookies. */
function comeTo(next: TestApp, { cookie, otherCookies }: Browser): Browser {
  const browser = next.browser()
  browser.cookie = cookie
  for (const [name, value] of otherCookies) browser.otherCookies.set(name, value)
  return browser
}
const me = async (browser: Browser) => {
  const { body } = await browser.get('/api/users/me')
  return body.api.ok === 1 ? 0 : body.api.error.code
}

/** A member of staff whose second factor was stored before data keys sealed it. */
async function addOldStaff(): Promise<Staff> {
  const staff = await addStaff(site, 'admin')
  const row = site.owner.updateTable('second_factors').where('user_id', '=', staff.id)
  const factor = await site.owner
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', staff.id)
    .executeTakeFirstOrThrow()
  const secret = await openSecret(site, factor)
  const secret_sealed = await sealData({ userId: staff.id, secret }, { password: testSecrets[0], ttl: 0 })
  await row.set({ secret_sealed, sealed: null }).execute()
  return staff
}

async function comeIn(next: TestApp, staff: Staff, code: string) {
  const browser = next.browser()
  await browser.post('/api/users/login', { email: staff.email, password: STAFF_PASSWORD })
  const { status, body } = await giveCode(browser, code)
  return [status, body.api.error?.code ?? 0]
}
const shownOn = async (next: TestApp, staff: Staff) => {
  const { status, data } = await openPage(next, sandboxLoader, '/bac-a-sable', next.browser())
  return [status, data.codes.find(({ email }: { email: string }) => email === staff.email).code]
}

test('cookies of the former secret are accepted beside a new one, and renewed with it', async () => {
  const { browser } = await addClient(site)
  const next = await both()
  const here = comeTo(next, browser)
  expect(await me(here)).toBe(0)
  expect(here.cookie).not.toBe(browser.cookie)
  expect(await me(comeTo(await alone(), here))).toBe(0)
  const renewed = here.cookie
  expect([await me(here), here.cookie]).toEqual([0, renewed])
})

test('an older code, link and login attempt at a provider are accepted beside a new secret', async () => {
  const { id, browser } = await addClient(site, { email: 'rose@example.test' })
  await browser.post('/api/users/password-lost', { email: 'rose@example.test' })
  const resetCode = await codeFor(site, 'rose@example.test')
  const visit = systemVisit(site.app, site.app.sites[0])
  const token = tokenFor(visit, 'restore', { kind: 'user', id }, { since: site.now().getTime() })
  const next = await both()
  const here = systemVisit(next.app, next.app.sites[0])
  expect(() => checkToken(here, 'restore', readToken(token))).not.toThrow()
  expect(tokenFor(here, 'restore', { kind: 'user', id }, { since: site.now().getTime() })).not.toBe(token)
  const marks = marksOf(visit, 'of this browser')
  expect(marksOfState(here, 'of this browser', marks.state)).toEqual(marks)
  expect(marksOfState(here, 'of another', marks.state)).toBeNull()
  const password = 'une phrase assez longue'
  const reset = await next
    .browser()
    .post('/api/users/reset-password', { email: 'rose@example.test', password, resetCode })
  expect(reset.body.api).toEqual({ ok: 1 })
  const left = systemVisit((await alone()).app, site.app.sites[0])
  expect(() => checkToken(left, 'restore', readToken(token))).toThrow()
})

test('staff sign in with their authenticator while the former secret is listed, and without it once the nightly job resealed their factors', async () => {
  const staff = await addOldStaff()
  const next = await both()
  const code = await shownCode(site, staff.id)
  expect(await shownOn(next, staff)).toEqual([200, code])
  expect(await comeIn(next, staff, code)).toEqual([200, 0])
  await sealAll(next.app)
  await site.advance(30)
  const last = await alone()
  const later = await shownCode(last, staff.id)
  expect(await shownOn(last, staff)).toEqual([200, later])
  expect(await comeIn(last, staff, later)).toEqual([200, 0])
})

test('if the former secret is removed too soon people sign in again, and a second factor is reported as unreadable', async () => {
  const [{ browser }, staff] = [await addClient(site), await addOldStaff()]
  const code = await shownCode(site, staff.id)
  const last = await alone()
  lines.length = 0
  expect(await me(comeTo(last, browser))).toBe(103)
  expect(await comeIn(last, staff, code)).toEqual([409, 4206])
  expect(await shownOn(last, staff)).toEqual([200, null])
  expect(lines.filter((line) => line.includes('"bug"'))).toEqual([])
  await sealAll(last.app)
  expect(lines.at(-1)).toContain('a second factor under no known key was left as it is')
  expect(await shownOn(site, staff)).toEqual([200, code])
})

test('an enrolment begun under a removed secret starts over', async () => {
  const staff = await addOldStaff()
  await site.owner.updateTable('second_factors').set({ enrolled_at: null }).where('user_id', '=', staff.id).execute()
  const last = await alone()
  const browser = last.browser()
  await browser.post('/api/users/login', { email: staff.email, password: STAFF_PASSWORD })
  const { loader } = await import('../features/people/second-factor/second-factor.page.tsx')
  const { status, data } = await openPage(last, loader, '/equipe/second-facteur', browser)
  expect([status, data.step, data.setup.secret]).toEqual([200, 'enrol', expect.any(String)])
})

test('recovery codes, limits and unsubscribe links survive every change of secret', async () => {
  const staff = await addStaff(site, 'support')
  await giveCode(staff.browser, await shownCode(site, staff.id))
  const [first] = (await staff.browser.post('/api/admin/second-factor/recovery-codes')).body.codes
  const { id } = await addClient(site)
  const visit = systemVisit(site.app, site.app.sites[0])
  const token = tokenFor(visit, 'unsubscribe', { kind: 'user', id })
  const last = await alone()
  expect(await comeIn(last, staff, first)).toEqual([200, 0])
  expect((await last.browser().post(`/api/unsubscribe?token=${token}`)).status).toBe(200)
  expect(last.app.digest('free time')).toEqual(site.app.digest('free time'))
})

test('sealed days are valid while their secret is listed, and are reported afterwards', async () => {
  await addStaff(site, 'admin')
  await sealAudit(site.app)
  const held = { faults: [], brokenSeals: [], sealedUntil: expect.any(String) }
  const [next, last] = [await both(), await alone()]
  expect(await verifyAudit(next.app.db, sealKeysOf(next.app))).toEqual(held)
  expect((await verifyAudit(last.app.db, sealKeysOf(last.app))).brokenSeals).toHaveLength(1)
})
