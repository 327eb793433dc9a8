import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { startOidc } from '../../../../test/oidc-server.ts'
import { addClient } from '../../../../test/people.ts'
import { arrive, finish, goRound, leave, passThrough } from '../../../../test/social.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as complete from './complete.page.tsx'

const google = await startOidc(['http://localhost:3000/connexion/google/retour'])
const site = useTestApp({
  GOOGLE_ISSUER: google.issuer,
  GOOGLE_TOKENINFO: google.tokenInfo,
  GOOGLE_CLIENT_ID: google.client.id,
  GOOGLE_CLIENT_SECRET: google.client.secret,
})
afterAll(() => google.close())

const lea = { sub: 'google-lea', given_name: 'Léa', email: 'lea@exemple.test', email_verified: true }
let count = 0
const someone = (changes: object = {}) => {
  count += 1
  return { ...lea, sub: `google-${count}`, email: `p${count}@exemple.test`, ...changes }
}
beforeEach(() => {
  google.person = someone()
})

const countUsers = async () => (await site.app.db.selectFrom('users').select('id').execute()).length

test('registers: nothing is written before the consents and the birth date are given', async () => {
  google.person = lea
  const browser = site.browser()
  const before = await countUsers()
  expect(await goRound(site, browser, 'google', { entree: 'registration_google' })).toBe('/inscription/terminer')
  expect(await countUsers()).toBe(before)
  const page = await openPage(site, complete.loader, '/inscription/terminer', browser)
  expect(page.data).toMatchObject({
    prefilled: { firstName: 'Léa', emailAddress: 'lea@exemple.test', birthDate: '', gender: 'unknown' },
    isVouched: true,
    asksAddress: true,
  })
  expect(await finish(site, browser)).toMatchObject({ status: 303, location: '/?fait=compte' })
  const { user } = (await browser.get('/api/users/me')).body
  expect(user).toMatchObject({ emailAddress: 'lea@exemple.test', emailProved: true, birthDate: '1990-05-12' })
  const identities = await site.app.db
    .selectFrom('social_identities')
    .select(['provider', 'subject', 'entry_point', 'user_id'])
    .where('user_id', '=', user.id)
    .execute()
  expect(identities).toEqual([
    { provider: 'google', subject: 'google-lea', entry_point: 'registration_google', user_id: user.id },
  ])
  const consents = await site.app.db
    .selectFrom('consent_proofs')
    .select('type')
    .where('user_id', '=', user.id)
    .execute()
  expect(consents.map(({ type }) => type)).toContain('REGISTRATION')
  expect((await browser.get('/api/wallet')).body).toMatchObject({ wallet: { freeSeconds: 600 } })
  expect(await mailsTo(site, 'lea@exemple.test')).toEqual([])
  expect([...browser.otherCookies.keys()]).toEqual(['device'])
  expect(await site.app.db.selectFrom('social_ways').select('id').execute()).toEqual([])
})

test('signs in the second time, back to the waiting consultation', async () => {
  google.person = lea
  const browser = site.browser()
  const waiting = '/voyance/salome/consulter'
  expect(await goRound(site, browser, 'google', {}, waiting)).toBe(waiting)
  expect((await browser.get('/api/users/me')).body.user.emailAddress).toBe('lea@exemple.test')
})

test('a registration returns to the waiting consultation, too', async () => {
  const { email } = google.person!
  const browser = site.browser()
  await goRound(site, browser, 'google', {}, '/voyance/salome/consulter?x=1')
  const { location } = await finish(site, browser, { emailAddress: email! })
  expect(location).toBe('/voyance/salome/consulter?x=1&fait=compte')
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a return path of %s leads home',
  async (returnTo) => {
    google.person = lea
    expect(await goRound(site, site.browser(), 'google', {}, returnTo)).toBe('/')
  },
)

const FAILED = '/connexion?echec=failed'

test('a state is used once', async () => {
  google.person = lea
  const browser = site.browser()
  const { address } = await leave(site, browser, 'google')
  const carried = new Map(browser.otherCookies)
  const back = await passThrough(address)
  expect(await arrive(site, browser, 'google', back)).toBe('/')
  const again = site.browser()
  for (const [name, value] of carried) again.otherCookies.set(name, value)
  expect(await arrive(site, again, 'google', back)).toBe(FAILED)
  expect(again.cookie).toBe('')
})

test('a foreign or missing state, and one of another browser or provider, are refused', async () => {
  google.person = lea
  const browser = site.browser()
  const back = await passThrough((await leave(site, browser, 'google')).address)
  const foreign = new URLSearchParams(back.split('?')[1])
  foreign.set('state', 'A'.repeat(43))
  const other = site.browser()
  const theirs = await passThrough((await leave(site, other, 'google')).address)
  const carried = new Map(browser.otherCookies)
  const cancelled = '/connexion/google/retour?error=access_denied&state=forged'
  for (const path of [`/connexion/google/retour?${foreign}`, '/connexion/google/retour?code=x', theirs, cancelled]) {
    for (const [name, value] of carried) browser.otherCookies.set(name, value)
    expect(await arrive(site, browser, 'google', path)).toBe(FAILED)
  }
  expect(await arrive(site, site.browser(), 'google', theirs)).toBe(FAILED)
  expect(browser.cookie).toBe('')
  for (const [name, value] of carried) browser.otherCookies.set(name, value)
  expect(await arrive(site, browser, 'google', back)).toBe('/')
})

test('the login attempt expires after ten minutes', async () => {
  google.person = lea
  const browser = site.browser()
  const back = await passThrough((await leave(site, browser, 'google')).address)
  await site.advance(601)
  expect(await arrive(site, browser, 'google', back)).toBe(FAILED)
})

test.each(['nonce', 'code_challenge'])('a wrong %s is refused', async (name) => {
  google.person = lea
  const browser = site.browser()
  const address = new URL((await leave(site, browser, 'google')).address)
  expect(address.searchParams.get('code_challenge_method')).toBe('S256')
  address.searchParams.set(name, 'B'.repeat(43))
  expect(await arrive(site, browser, 'google', await passThrough(address.href))).toBe(FAILED)
  expect(browser.cookie).toBe('')
})

test('a code that the provider did not issue is refused', async () => {
  const browser = site.browser()
  const back = await passThrough((await leave(site, browser, 'google')).address)
  const forged = new URLSearchParams(back.split('?')[1])
  forged.set('code', 'forged')
  expect(await arrive(site, browser, 'google', `/connexion/google/retour?${forged}`)).toBe(FAILED)
})

test('a person who refuses at the provider is told that nothing was passed on', async () => {
  google.person = null
  expect(await goRound(site, site.browser(), 'google')).toBe('/connexion?echec=loginCancelled')
})

test('an address that the provider hasn’t verified gets the same refusal, known or not', async () => {
  await addClient(site, { email: 'connue@exemple.test' })
  for (const email of ['connue@exemple.test', 'inconnue@exemple.test']) {
    google.person = someone({ email, email_verified: false })
    expect(await goRound(site, site.browser(), 'google')).toBe('/connexion?echec=socialEmailUnverified')
  }
})

test('minors are refused, whether by the provider’s date or their own', async () => {
  google.person = someone({ birthdate: '2010-01-01' })
  expect(await goRound(site, site.browser(), 'google')).toBe('/connexion?echec=minor')
  google.person = someone()
  const browser = site.browser()
  await goRound(site, browser, 'google')
  const before = await countUsers()
  const { status, data } = await finish(site, browser, { emailAddress: google.person.email!, birthDate: '01/01/2010' })
  expect([status, Object.keys(data.result.error)]).toEqual([403, ['birthDate']])
  expect(await countUsers()).toBe(before)
})

test('an incomplete form reports everything missing and gives back what was typed', async () => {
  const browser = site.browser()
  await goRound(site, browser, 'google')
  const { status, data } = await finish(site, browser, {
    firstName: 'x1',
    emailAddress: '',
    birthDate: '',
    consents: [],
  })
  expect(status).toBe(400)
  expect(Object.keys(data.result.error).sort()).toEqual(['birthDate', 'consents', 'emailAddress', 'firstName'])
  expect(data.result.initialValue).toMatchObject({ firstName: 'x1' })
  const thrownAway = await finish(site, browser, { emailAddress: 'lea@yopmail.com' })
  expect(thrownAway.data.result.error.emailAddress).toEqual([expect.stringContaining('acceptée')])
  expect((await finish(site, browser, { emailAddress: google.person!.email! })).status).toBe(303)
})

test('an address other than the provider’s gets a code, as in every registration', async () => {
  const browser = site.browser()
  await goRound(site, browser, 'google')
  await finish(site, browser, { emailAddress: 'autre@exemple.test' })
  expect((await browser.get('/api/users/me')).body.user).toMatchObject({ emailProved: false })
  expect(await mailsTo(site, 'autre@exemple.test')).toHaveLength(1)
})

test('the completion page works only in the returning browser, for half an hour, once', async () => {
  const late = { status: 303, location: FAILED }
  const browser = site.browser()
  await goRound(site, browser, 'google')
  expect(await openPage(site, complete.loader, '/inscription/terminer', site.browser())).toMatchObject(late)
  const twin = site.browser()
  for (const [name, value] of browser.otherCookies) twin.otherCookies.set(name, value)
  expect((await finish(site, browser, { emailAddress: google.person!.email! })).location).toBe('/?fait=compte')
  expect(await finish(site, twin, { emailAddress: google.person!.email! })).toMatchObject(late)
  const slow = site.browser()
  google.person = someone()
  await goRound(site, slow, 'google')
  await site.advance(1801)
  expect(await finish(site, slow)).toMatchObject(late)
})

test('one network is limited to forty login attempts in ten minutes', async () => {
  await site.advance(601)
  const browser = site.browser()
  for (let times = 0; times < 40; times += 1) expect((await leave(site, browser, 'google')).status).toBe(200)
  expect((await leave(site, browser, 'google')).location).toBe('/connexion?echec=tooManyRequests')
  await site.advance(601)
  expect((await leave(site, browser, 'google')).status).toBe(200)
})
