import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff, giveCode, STAFF_PASSWORD, shownCode, waitingBrowser } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { loader as sandboxLoader } from '../../site/sandbox/sandbox.page.tsx'
import { action as signInAction, loader as signInLoader } from '../../site/sign-in/sign-in.page.tsx'
import { openSecret } from './sealed-factor.server.ts'
import { action, loader } from './second-factor.page.tsx'

const site = useTestApp()
const PAGE = '/equipe/second-facteur'
const me = async (browser: Browser) => {
  const { body } = await browser.get('/api/users/me')
  return body.api.ok === 1 ? 0 : body.api.error.code
}
const give = async (browser: Browser, code: string) => {
  const { body } = await giveCode(browser, code)
  return body.api.ok === 1 ? 0 : body.api.error.code
}

test('staff can’t sign in with a password alone; with the code they can', async () => {
  const staff = await addStaff(site, 'support')
  const browser = site.browser()
  const { status, body } = await browser.post('/api/users/login', { email: staff.email, password: STAFF_PASSWORD })
  expect([status, body.api.error.code, Object.keys(body)]).toEqual([401, 4200, ['api']])
  expect(await me(browser)).toBe(4200)
  expect((await openPage(site, signInLoader, '/connexion?retour=/equipe', browser)).location).toBe(
    `${PAGE}?retour=%2Fequipe`,
  )
  const before = browser.cookie
  expect(await give(browser, await shownCode(site, staff.id))).toBe(0)
  expect(await me(browser)).toBe(0)
  expect(browser.cookie).not.toBe(before)
  const old = site.browser()
  old.cookie = before
  expect(await me(old)).toBe(108)
})

test('the sign-in page leads to the second factor, and that to the requested page', async () => {
  const staff = await addStaff(site, 'editor')
  const browser = site.browser()
  const fields = { email: staff.email, password: STAFF_PASSWORD }
  const { location } = await sendForm(site, signInAction, '/connexion?retour=/mon-compte', fields, browser)
  expect(location).toBe(`${PAGE}?retour=%2Fmon-compte`)
  expect((await openPage(site, loader, PAGE, browser)).data.step).toBe('give')
  const code = await shownCode(site, staff.id)
  const sent = await sendForm(site, action, location!, { intent: 'give', code }, browser)
  expect(sent.location).toBe('/mon-compte')
  expect(await me(browser)).toBe(0)
})

test('the first sign-in sets up the second factor, and shows ten codes once', async () => {
  const staff = await addStaff(site, 'moderator', { enrolled: false })
  const browser = await waitingBrowser(site, staff)
  const { data } = await openPage(site, loader, PAGE, browser)
  expect(data).toMatchObject({
    step: 'enrol',
    setup: { secret: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/) },
  })
  expect(data.setup.picture.path).toMatch(/^M0 0h1v1h-1z/)
  expect((await openPage(site, loader, PAGE, browser)).data.setup.secret).toBe(data.setup.secret)
  expect(await give(browser, await shownCode(site, staff.id))).toBe(4201)

  const wrong = await sendForm(site, action, PAGE, { intent: 'enrol', code: '000000' }, browser)
  expect([wrong.status, wrong.data.refusal]).toMatchObject([403, { code: 4201, field: 'code' }])
  const code = await shownCode(site, staff.id)
  const { data: done } = await sendForm(site, action, PAGE, { intent: 'enrol', code }, browser)
  expect(new Set(done.codes).size).toBe(10)
  expect(await me(browser)).toBe(0)
  expect((await openPage(site, loader, PAGE, browser)).data).toMatchObject({ step: 'again', left: 10 })

  const other = await waitingBrowser(site, staff)
  expect(await give(other, done.codes[3].toLowerCase().replace('-', ' '))).toBe(0)
  const third = await waitingBrowser(site, staff)
  expect(await give(third, done.codes[3])).toBe(4201)
  expect((await openPage(site, loader, PAGE, browser)).data.left).toBe(9)
  const kept = await site.owner.selectFrom('recovery_codes').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(done.codes[0])
})

test('with only a password, an enrolled factor can’t be replaced', async () => {
  const staff = await addStaff(site, 'admin')
  const browser = await waitingBrowser(site, staff)
  const code = await shownCode(site, staff.id)
  const { data } = await sendForm(site, action, PAGE, { intent: 'enrol', code }, browser)
  expect(data.refusal.code).toBe(4200)
  expect(await me(browser)).toBe(4200)
})

test('a code works once, in any session, and earlier codes no longer work', async () => {
  const staff = await addStaff(site, 'support')
  const early = await shownCode(site, staff.id)
  await site.advance(30)
  const code = await shownCode(site, staff.id)
  expect(await give(await waitingBrowser(site, staff), code)).toBe(0)
  const second = await waitingBrowser(site, staff)
  expect(await give(second, code)).toBe(4201)
  expect(await give(second, early)).toBe(4201)
  await site.advance(30)
  expect(await give(second, await shownCode(site, staff.id))).toBe(0)
})

test('of concurrent requests with the same code, one signs in', async () => {
  const staff = await addStaff(site, 'support')
  const browsers = []
  for (let count = 0; count < 4; count += 1) browsers.push(await waitingBrowser(site, staff))
  const code = await shownCode(site, staff.id)
  const answers = await Promise.all(browsers.map((browser) => give(browser, code)))
  expect(answers.toSorted()).toEqual([0, 4201, 4201, 4201])
})

test('a code one step away is accepted, one a minute away is not', async () => {
  const staff = await addStaff(site, 'support')
  const code = await shownCode(site, staff.id)
  await site.advance(60)
  expect(await give(await waitingBrowser(site, staff), code)).toBe(4201)
  const next = await shownCode(site, staff.id)
  await site.advance(-30)
  expect(await give(await waitingBrowser(site, staff), next)).toBe(0)
})

test('after five wrong codes even the right one is refused for fifteen minutes', async () => {
  const staff = await addStaff(site, 'support')
  const answers = []
  for (let tries = 0; tries < 5; tries += 1) answers.push(await give(await waitingBrowser(site, staff), '000000'))
  expect(answers).toEqual(Array(5).fill(4201))
  const browser = await waitingBrowser(site, staff)
  expect(await give(browser, await shownCode(site, staff.id))).toBe(1023)
  await site.advance(900)
  expect(await give(await waitingBrowser(site, staff), await shownCode(site, staff.id))).toBe(0)
})

test('a sign-in with only a password waits fifteen minutes for the code, no longer', async () => {
  const staff = await addStaff(site, 'support')
  const browser = await waitingBrowser(site, staff)
  await site.advance(899)
  expect(await me(browser)).toBe(4200)
  await site.advance(1)
  expect(await give(browser, await shownCode(site, staff.id))).toBe(108)
})

test('clients and psychics have no second factor, nor a page for it', async () => {
  const { browser } = await addClient(site)
  expect([await give(browser, '000000'), await give(site.browser(), '000000')]).toEqual([104, 103])
  for (const who of [browser, site.browser()]) {
    expect((await openPage(site, loader, PAGE, who)).status).toBe(404)
    expect((await sendForm(site, action, PAGE, { code: '000000' }, who)).status).toBe(404)
  }
})

test('new recovery codes need a code of the last five minutes, and replace the previous ones', async () => {
  const staff = await addStaff(site, 'editor')
  const renew = async () => (await staff.browser.post('/api/admin/second-factor/recovery-codes')).body
  const first = (await renew()).codes
  await site.advance(299)
  expect((await renew()).codes).toHaveLength(10)
  await site.advance(1)
  expect((await renew()).api.error.code).toBe(4202)
  expect(await give(await waitingBrowser(site, staff), first[0])).toBe(4201)
  expect(await give(staff.browser, await shownCode(site, staff.id))).toBe(0)
  expect((await renew()).codes).toHaveLength(10)
})

test('a fresh code gives the session another token, and the old one no longer works', async () => {
  const staff = await addStaff(site, 'editor')
  const before = staff.browser.cookie
  expect(await give(staff.browser, await shownCode(site, staff.id))).toBe(0)
  expect(staff.browser.cookie).not.toBe(before)
  expect(await me(staff.browser)).toBe(0)
  const thief = site.browser()
  thief.cookie = before
  expect(await me(thief)).toBe(108)
})

test('a fresh code whose act could not be logged leaves the session unchanged', async () => {
  const staff = await addStaff(site, 'editor')
  const before = staff.browser.cookie
  const code = await shownCode(site, staff.id)
  await sql`alter table audit_log add constraint no_step_up check (act <> 'own.step-up') not valid`.execute(site.owner)
  expect((await giveCode(staff.browser, code)).status).toBe(500)
  await sql`alter table audit_log drop constraint no_step_up`.execute(site.owner)
  expect([staff.browser.cookie, await me(staff.browser)]).toEqual([before, 0])
})

test('recovery codes are hashed as passwords are, with a salt per set', async () => {
  const staff = [await addStaff(site, 'editor'), await addStaff(site, 'editor')]
  for (const { browser } of staff) await browser.post('/api/admin/second-factor/recovery-codes')
  const kept = await site.owner
    .selectFrom('recovery_codes')
    .select(['user_id', 'salt', 'code_hash'])
    .where(
      'user_id',
      'in',
      staff.map(({ id }) => id),
    )
    .execute()
  expect(kept).toHaveLength(20)
  expect(new Set(kept.map(({ salt }) => salt?.toString('hex'))).size).toBe(2)
  expect(new Set(kept.map(({ code_hash }) => code_hash.length))).toEqual(new Set([32]))
  const [mail] = await mailsTo(site, staff[0]!.email)
  expect(mail?.subject).toBe('Vos codes de secours Cosmospace ont changé')
})

test('a code from before codes had a salt works once, and its person is asked for new ones', async () => {
  const staff = await addStaff(site, 'editor')
  const code_hash = site.app.digest(`recovery-code:${staff.id}:K7QM29XRTB`)
  await site.owner.insertInto('recovery_codes').values({ user_id: staff.id, code_hash }).execute()
  const shown = async () => (await openPage(site, loader, PAGE, staff.browser)).data.isOld
  expect(await shown()).toBe(true)
  expect(await give(await waitingBrowser(site, staff), 'K7QM2-9XRTB')).toBe(0)
  expect(await give(await waitingBrowser(site, staff), 'K7QM2-9XRTB')).toBe(4201)
  expect(await shown()).toBe(false)
})

test('a suspended account is refused with the right code', async () => {
  const staff = await addStaff(site, 'support')
  const browser = await waitingBrowser(site, staff)
  await site.owner.updateTable('users').set({ suspended_at: site.now() }).where('id', '=', staff.id).execute()
  expect(await give(browser, await shownCode(site, staff.id))).toBe(110)
  expect(await me(browser)).toBe(4200)
})

test('a staff session ends after twelve hours even if in use', async () => {
  const { browser } = await addStaff(site, 'support')
  for (let half = 0; half < 23; half += 1) {
    await site.advance(1799)
    expect(await me(browser)).toBe(0)
  }
  const left = 12 * 3600 - 23 * 1799
  await site.advance(left / 2)
  expect(await me(browser)).toBe(0)
  await site.advance(left / 2 - 1)
  expect(await me(browser)).toBe(0)
  await site.advance(1)
  expect(await me(browser)).toBe(108)
})

test('a session from before second factors gives no access', async () => {
  const staff = await addStaff(site, 'admin')
  await site.owner.updateTable('sessions').set({ factor_at: null }).where('user_id', '=', staff.id).execute()
  expect(await me(staff.browser)).toBe(4200)
})

test('staff passwords need fifteen characters, whether changed or reset by e-mail', async () => {
  const staff = await addStaff(site, 'support')
  const short = 'lune sur mer 7'
  const change = (password: string) =>
    staff.browser.post('/api/users/password', { oldPassword: STAFF_PASSWORD, password })
  expect((await change(short)).body.api.error).toMatchObject({ code: 4203, field: 'password' })
  expect((await change(`${short}8`)).body.api.ok).toBe(1)
  expect(await me(staff.browser)).toBe(0)

  const browser = site.browser()
  await browser.post('/api/users/password-lost', { email: staff.email })
  const resetCode = await codeFor(site, staff.email)
  const reset = (password: string) =>
    browser.post('/api/users/reset-password', { email: staff.email, password, resetCode })
  expect((await reset(short)).body.api.error.code).toBe(4203)
  expect((await reset(STAFF_PASSWORD)).body.api.error.code).toBe(4200)
  expect(await me(browser)).toBe(4200)
})

test('a secret is stored sealed, and can’t be opened in another person’s row', async () => {
  const staff = await addStaff(site, 'support')
  const factor = await site.owner
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', staff.id)
    .executeTakeFirstOrThrow()
  const secret = await openSecret(site, factor)
  expect(factor.sealed!.includes(secret)).toBe(false)
  await expect(openSecret(site, { ...factor, user_id: staff.id + 1 })).rejects.toThrow()
})

test('the sandbox shows the current codes of its site’s staff, in the demonstration only', async () => {
  const staff = await addStaff(site, 'support')
  const { data } = await openPage(site, sandboxLoader, '/bac-a-sable', site.browser())
  expect(data.codes).toContainEqual({ email: staff.email, code: await shownCode(site, staff.id) })
})
