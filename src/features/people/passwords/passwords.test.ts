import { beforeEach, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { hashPassword } from '../../house/users/password.server.ts'
import * as lost from '../../site/sign-in/lost.page.tsx'
import * as change from './change.page.tsx'

const site = useTestApp()

const OLD = 'une lune claire sur la mer'
const NEW = 'trois étoiles au-dessus du toit'

// Lets the rate limits of the previous test expire.
beforeEach(() => site.advance(3600))

let count = 0
async function addPerson(password: string | null = OLD) {
  count += 1
  const email = `oubli${count}@example.fr`
  const { id, browser } = await addClient(site, { email })
  const password_hash = password && (await hashPassword(password))
  await site.app.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  return { id, email, browser }
}

const ask = (email: string) => site.browser().post('/api/users/password-lost', { email })
const reset = (email: string, resetCode: string, password = NEW) =>
  site.browser().post('/api/users/reset-password', { email, password, resetCode })
const signIn = async (email: string, password: string) =>
  (await site.browser().post('/api/users/login', { email, password })).status
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('a lost password: the e-mailed code works once, sets a new password, ends every session, and an e-mail tells of it', async () => {
  const { id, email, browser } = await addPerson()
  const other = await signInAs(site, id)
  expect((await ask(email)).body).toEqual({ api: { ok: 1 } })
  const code = await codeFor(site, email)
  expect(code).toMatch(/^\d{6}$/)

  const fresh = site.browser()
  const { status, body } = await fresh.post('/api/users/reset-password', { email, password: NEW, resetCode: code })
  expect([status, body.user.id]).toEqual([200, id])
  expect((await fresh.get('/api/users/me')).body.user.id).toBe(id)
  for (const ended of [browser, other]) expect((await ended.get('/api/users/me')).body.api.error.code).toBe(108)
  expect([await signIn(email, OLD), await signIn(email, NEW)]).toEqual([401, 200])
  const subjects = (await mailsTo(site, email)).map(({ subject }) => subject)
  expect(subjects).toContain('Votre mot de passe Cosmospace a changé')
  expect((await reset(email, code)).body.api.error.code).toBe(1008)
})

test('known and unknown addresses get identical answers, and only the known one gets an e-mail', async () => {
  const { email } = await addPerson()
  const [known, unknown] = [await ask(email), await ask('personne@example.fr')]
  expect(unknown).toEqual({ ...known, headers: expect.anything() })
  expect(await mailsTo(site, email)).toHaveLength(1)
  expect(await mailsTo(site, 'personne@example.fr')).toEqual([])
  const answers = [await reset(email, '123'), await reset('personne@example.fr', '123')]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [400, answers[0]!.body],
    [400, answers[0]!.body],
  ])
  expect(answers[0]!.body.api.error).toMatchObject({ code: 1008, field: 'resetCode' })
})

test('a code is void after fifteen minutes, five tries or a newer code, and for another account or site', async () => {
  const late = await addPerson()
  await ask(late.email)
  const old = await codeFor(site, late.email)
  await site.advance(15 * 60)
  expect((await reset(late.email, old)).status).toBe(400)

  const tried = await addPerson()
  await ask(tried.email)
  const right = await codeFor(site, tried.email)
  for (let round = 0; round < 5; round += 1) expect((await reset(tried.email, wrong(right))).status).toBe(400)
  expect((await reset(tried.email, right)).status).toBe(400)

  const twice = await addPerson()
  await ask(twice.email)
  const first = await codeFor(site, twice.email)
  await ask(twice.email)
  const second = await codeFor(site, twice.email)
  if (first !== second) expect((await reset(twice.email, first)).status).toBe(400)
  expect((await reset(late.email, second)).status).toBe(400)
  const elsewhere = site.browser('second.localhost:3000')
  const there = { email: twice.email, password: NEW, resetCode: second }
  expect((await elsewhere.post('/api/users/reset-password', there)).status).toBe(400)
  expect((await reset(twice.email, second)).status).toBe(200)
})

test('a code that proves an address can’t reset a password', async () => {
  const browser = site.browser()
  const email = 'preuve@example.fr'
  const registered = await browser.post('/api/users/me', {
    firstName: 'Anne',
    emailAddress: email,
    password: OLD,
    birthDate: '1990-05-12',
    consents: [{ type: 'REGISTRATION', agreed: true }],
  })
  expect(registered.status).toBe(200)
  expect((await reset(email, await codeFor(site, email))).body.api.error.code).toBe(1008)
})

test('a weak password is refused and the code stays valid', async () => {
  const { email } = await addPerson()
  await ask(email)
  const code = await codeFor(site, email)
  expect((await reset(email, code, 'court')).body.api.error).toMatchObject({ code: 1003, field: 'password' })
  expect((await reset(email, code)).status).toBe(200)
})

test('a password made of the person’s own data is refused, but only once the code was right', async () => {
  const { id, email } = await addPerson()
  await site.app.db.updateTable('users').set({ first_name: 'Vrenquistel' }).where('id', '=', id).execute()
  await ask(email)
  const code = await codeFor(site, email)
  const own = 'Vrenquistel88'
  expect((await reset(email, wrong(code), own)).body.api.error.code).toBe(1008)
  expect((await reset(email, code, own)).body.api.error).toMatchObject({ code: 1003, field: 'password' })
  expect((await reset(email, code, email)).body.api.error.code).toBe(1003)
  expect((await reset(email, code)).status).toBe(200)
})

test('e-mails and wrong codes are limited per address, from any network', async () => {
  for (let round = 0; round < 6; round += 1) expect((await ask('limite@example.fr')).status).toBe(200)
  expect((await ask('limite@example.fr')).status).toBe(429)
  for (let round = 0; round < 10; round += 1) expect((await reset('limite@example.fr', '1')).status).toBe(400)
  const { status, body } = await reset('limite@example.fr', '1')
  expect([status, body.api.error.code]).toEqual([429, 1023])
})

test('a known device has its own limit: strangers’ wrong codes don’t lock the owner out', async () => {
  const { email } = await addPerson()
  const own = site.browser()
  expect((await own.post('/api/users/login', { email, password: OLD })).status).toBe(200)
  await own.post('/api/users/logout')
  for (let round = 0; round < 10; round += 1) expect((await reset(email, '1')).status).toBe(400)
  await ask(email)
  const resetCode = await codeFor(site, email)
  expect((await reset(email, resetCode)).status).toBe(429)
  const given = { email, password: NEW, resetCode }
  expect((await own.post('/api/users/reset-password', given)).status).toBe(200)
})

test('an invalid address is reported at its field', async () => {
  expect((await ask('rien')).body.api.error).toMatchObject({ code: 1002, field: 'emailAddress' })
})

test('changing the password asks for the old one, ends other sessions and keeps this one', async () => {
  const { id, email, browser } = await addPerson()
  const other = await signInAs(site, id)
  const call = (oldPassword: string, password: string) => browser.post('/api/users/password', { oldPassword, password })
  expect((await call('pas celui-ci du tout', NEW)).body.api.error).toMatchObject({ code: 1020, field: 'oldPassword' })
  expect((await call(OLD, 'court')).body.api.error.code).toBe(1003)
  expect((await call(OLD, NEW)).body.user.id).toBe(id)
  expect((await browser.get('/api/users/me')).status).toBe(200)
  expect((await other.get('/api/users/me')).body.api.error.code).toBe(108)
  expect([await signIn(email, OLD), await signIn(email, NEW)]).toEqual([401, 200])
})

test('ten wrong old passwords block the change for a while, even with the right one', async () => {
  const { browser } = await addPerson()
  const call = async (oldPassword: string) =>
    (await browser.post('/api/users/password', { oldPassword, password: NEW })).body.api.error?.code
  for (let round = 0; round < 10; round += 1) expect(await call('pas celui-ci du tout')).toBe(1020)
  expect(await call(OLD)).toBe(1023)
})

test('one network has at most a hundred and twenty passwords judged in five minutes, for whatever account', async () => {
  const { email, browser } = await addPerson()
  for (let round = 0; round < 120; round += 1) expect((await reset(email, '1', 'court')).status).toBe(400)
  expect((await reset(email, '1')).body.api.error.code).toBe(4001)
  const body = { oldPassword: OLD, password: NEW }
  expect((await browser.post('/api/users/password', body)).body.api.error.code).toBe(4001)
  expect(await signIn(email, NEW)).toBe(401)
})

test('an account without a password gets its own error, and a visitor is told to sign in', async () => {
  const { browser } = await addPerson(null)
  const body = { oldPassword: OLD, password: NEW }
  expect((await browser.post('/api/users/password', body)).body.api.error.code).toBe(1007)
  expect((await site.browser().post('/api/users/password', body)).body.api.error.code).toBe(103)
})

test('with forms: asks for a code, uses it, is signed in; a refusal returns no secret to the page', async () => {
  const { id, email } = await addPerson()
  const browser = site.browser()
  const path = '/mot-de-passe-oublie'
  const asked = await sendForm(site, lost.action, path, { intent: 'ask', emailAddress: email }, browser)
  expect(asked.data).toEqual({ asked: email })
  const typed = { intent: 'reset', emailAddress: email, resetCode: '999 999', password: NEW }
  const code = await codeFor(site, email)
  if (code !== '999999') {
    const refused = await sendForm(site, lost.action, path, typed, browser)
    expect(refused.data.result.error).toEqual({ resetCode: ['Ce code n’est pas valable ou a expiré.'] })
    expect(refused.data.result.initialValue).toEqual({ intent: 'reset', emailAddress: email })
  }
  const done = await sendForm(site, lost.action, path, { ...typed, resetCode: code }, browser)
  expect([done.status, done.location]).toEqual([303, '/mon-compte/acces?fait=mot-de-passe'])
  expect((await browser.get('/api/users/me')).body.user.id).toBe(id)

  const wrongOld = { oldPassword: 'pas celui-ci du tout', password: OLD }
  const refused = await sendForm(site, change.action, '/mon-compte/mot-de-passe', wrongOld, browser)
  expect(refused.data.result.error).toEqual({ oldPassword: ['L’ancien mot de passe ne convient pas.'] })
  expect(JSON.stringify(refused.data)).not.toContain('pas celui-ci')
  const changed = await sendForm(
    site,
    change.action,
    '/mon-compte/mot-de-passe',
    { oldPassword: NEW, password: OLD },
    browser,
  )
  expect(changed.location).toBe('/mon-compte?fait=mot-de-passe')
})

test('a visitor is led to sign in before changing a password', async () => {
  const { location } = await openPage(site, change.loader, '/mon-compte/mot-de-passe', site.browser())
  expect(location).toBe('/connexion?retour=%2Fmon-compte%2Fmot-de-passe')
})
