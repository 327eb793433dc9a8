import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { startOidc } from '../../../../test/oidc-server.ts'
import { addPasskey } from '../../../../test/passkeys.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { arrive, finish, goRound, leave, passThrough } from '../../../../test/social.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { hashPassword } from '../../house/users/password.server.ts'
import { loader as account } from '../../site/my-account/account.page.tsx'
import * as prove from './prove.page.tsx'
import { action as unlink } from './unlink.page.tsx'

const google = await startOidc(['http://localhost:3000/connexion/google/retour'])
const site = useTestApp({
  GOOGLE_ISSUER: google.issuer,
  GOOGLE_CLIENT_ID: google.client.id,
  GOOGLE_CLIENT_SECRET: google.client.secret,
})
afterAll(() => google.close())

const PASSWORD = 'une lune claire sur la mer'
let count = 0
let email: string
beforeEach(() => {
  count += 1
  email = `lien${count}@exemple.test`
  google.person = { sub: `google-${count}`, given_name: 'Anne', email, email_verified: true }
})

async function addOwner(password: string | null = PASSWORD) {
  const owner = await addClient(site, { email })
  const password_hash = password && (await hashPassword(password))
  await site.app.db.updateTable('users').set({ password_hash }).where('id', '=', owner.id).execute()
  return owner
}

const identities = (userId: number) =>
  site.app.db.selectFrom('social_identities').select('provider').where('user_id', '=', userId).execute()
const tell = (fields: Record<string, string>, browser = site.browser()) =>
  sendForm(site, prove.action, '/connexion/relier', fields, browser)
const myAccount = async (browser: Parameters<typeof openPage>[3], path = '/mon-compte') =>
  (await openPage(site, account, path, browser)).data

test('an account with the proved address: the password once, then Google is enough', async () => {
  const owner = await addOwner()
  const browser = site.browser()
  expect(await goRound(site, browser, 'google', {}, '/voyance/salome')).toBe('/connexion/relier')
  expect(browser.cookie).toBe('')
  expect((await openPage(site, prove.loader, '/connexion/relier', browser)).data).toMatchObject({ email })
  const wrong = await tell({ intent: 'password', password: 'autre chose encore' }, browser)
  expect(wrong).toMatchObject({ status: 401, data: { refusal: { code: 1005 }, intent: 'password' } })
  expect(await identities(owner.id)).toEqual([])
  const right = await tell({ intent: 'password', password: PASSWORD }, browser)
  expect(right).toMatchObject({ status: 303, location: '/voyance/salome' })
  expect((await browser.get('/api/users/me')).body.user.id).toBe(owner.id)
  expect(await goRound(site, site.browser(), 'google')).toBe('/')
})

test('or the e-mailed code, for five tries, fifteen minutes, and in one browser', async () => {
  const owner = await addOwner(null)
  const browser = site.browser()
  await goRound(site, browser, 'google')
  expect((await tell({ intent: 'code', code: '123456' }, browser)).data.refusal.code).toBe(4014)
  expect((await tell({ intent: 'send' }, browser)).location).toBe('/connexion/relier')
  const code = await codeFor(site, email)
  const wrongCode = code === '000000' ? '111111' : '000000'
  for (let times = 0; times < 5; times += 1) await tell({ intent: 'code', code: wrongCode }, browser)
  expect((await tell({ intent: 'code', code }, browser)).status).toBe(400)
  await tell({ intent: 'send' }, browser)
  await site.advance(901)
  expect((await tell({ intent: 'code', code: await codeFor(site, email) }, browser)).status).toBe(400)
  await tell({ intent: 'send' }, browser)
  const last = await codeFor(site, email)
  expect((await tell({ intent: 'code', code: last })).location).toBe('/connexion?echec=failed')
  expect((await tell({ intent: 'code', code: ` ${last} ` }, browser)).status).toBe(303)
  expect((await browser.get('/api/users/me')).body.user.id).toBe(owner.id)
  expect(await identities(owner.id)).toHaveLength(1)
  expect(await openPage(site, prove.loader, '/connexion/relier', browser)).toMatchObject({ location: '/' })
})

test('six codes an hour at most', async () => {
  await addOwner()
  const browser = site.browser()
  await goRound(site, browser, 'google')
  for (let times = 0; times < 6; times += 1) expect((await tell({ intent: 'send' }, browser)).status).toBe(303)
  expect(await tell({ intent: 'send' }, browser)).toMatchObject({ status: 429, data: { intent: 'send' } })
  expect(await mailsTo(site, email)).toHaveLength(6)
})

test('another account’s unproven address leads to an ordinary registration', async () => {
  await addClient(site, { email, proved: false })
  expect(await goRound(site, site.browser(), 'google')).toBe('/inscription/terminer')
})

test('an account of another site is unknown here', async () => {
  await addClient(site, { email, siteId: 100 })
  expect(await goRound(site, site.browser(), 'google')).toBe('/inscription/terminer')
})

test('a person who proves the address while another finishes a registration keeps it', async () => {
  const browser = site.browser()
  await goRound(site, browser, 'google')
  await addOwner()
  const { status, data } = await finish(site, browser, { emailAddress: email })
  expect([status, data.result.error['']]).toEqual([409, [expect.stringContaining('déjà un compte')]])
})

test('in the account: link, then unlink while a password remains', async () => {
  const owner = await addOwner()
  const { browser } = owner
  expect((await myAccount(browser)).links).toContainEqual({ provider: 'google', linkedAt: null })
  expect(await goRound(site, browser, 'google')).toBe('/mon-compte?fait=lien#connexions')
  expect((await myAccount(browser)).links).toContainEqual({ provider: 'google', linkedAt: site.now() })
  expect(await mailsTo(site, email)).toMatchObject([{ subject: 'Vous pouvez vous connecter avec Google' }])
  const form = await sendForm(site, unlink, '/mon-compte/connexions', { service: 'google' }, browser)
  expect(form.location).toBe('/mon-compte?fait=delie#connexions')
  expect(await identities(owner.id)).toEqual([])
})

test('the last way to sign in can’t be unlinked until another provider is linked', async () => {
  const owner = await addOwner(null)
  const { browser } = owner
  await goRound(site, browser, 'google')
  const send = () => sendForm(site, unlink, '/mon-compte/connexions', { service: 'google' }, browser)
  const { location } = await send()
  expect(location).toBe('/mon-compte?echec=lastWayIn#connexions')
  expect((await myAccount(browser, location!)).failure).toMatchObject({ name: 'lastWayIn' })
  expect(await identities(owner.id)).toHaveLength(1)
  await site.app.db
    .insertInto('social_identities')
    .values({ site_id: 99, user_id: owner.id, provider: 'facebook', subject: 'f', linked_at: site.now() })
    .execute()
  expect((await send()).location).toBe('/mon-compte?fait=delie#connexions')
})

test('an identity is linked to one account, and an account has one identity per provider', async () => {
  const first = await addOwner()
  await goRound(site, first.browser, 'google')
  const second = await addClient(site)
  const taken = '/mon-compte?echec=identityTaken#connexions'
  expect(await goRound(site, second.browser, 'google')).toBe(taken)
  expect(await goRound(site, first.browser, 'google')).toBe('/mon-compte?fait=lien#connexions')
  google.person = { ...google.person!, sub: 'another' }
  expect(await goRound(site, first.browser, 'google')).toBe(taken)
})

test('a link begun by one person can’t be finished signed out or by another', async () => {
  const first = await addOwner()
  const second = await addClient(site)
  for (const stranger of [second.browser, site.browser()]) {
    const { address } = await leave(site, first.browser, 'google')
    const [name, value] = [...first.browser.otherCookies][0]!
    stranger.otherCookies.set(name, value)
    expect(await arrive(site, stranger, 'google', await passThrough(address))).toContain('echec=failed')
  }
  expect(await identities(second.id)).toEqual([])
})

test('only clients can link, and only signed-in people can unlink', async () => {
  const { id } = await addClient(site)
  await site.app.db.updateTable('users').set({ role: 'editor' }).where('id', '=', id).execute()
  const editor = await signInAs(site, id)
  expect((await leave(site, editor, 'google')).location).toBe('/mon-compte?echec=failed#connexions')
  const stranger = await sendForm(site, unlink, '/mon-compte/connexions', { service: 'google' }, site.browser())
  expect(stranger.location).toBe('/connexion?retour=%2Fmon-compte')
})

test('with a passkey the last provider can be unlinked', async () => {
  const owner = await addOwner(null)
  const { browser } = owner
  await goRound(site, browser, 'google')
  await addPasskey(browser)
  const send = () => sendForm(site, unlink, '/mon-compte/connexions', { service: 'google' }, browser)
  expect((await send()).location).toBe('/mon-compte?fait=delie#connexions')
})
