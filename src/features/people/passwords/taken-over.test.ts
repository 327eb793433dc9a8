import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { startOidc } from '../../../../test/oidc-server.ts'
import { addPasskey, bring, makePasskey, signFor } from '../../../../test/passkeys.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { goRound, leave } from '../../../../test/social.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { loader as ways } from '../../site/my-account/ways-in.page.tsx'
import { action as lost } from '../../site/sign-in/lost.page.tsx'
import { action as removeKey } from '../passkeys/passkeys.page.tsx'

const google = await startOidc(['http://localhost:3000/connexion/google/retour'])
const site = useTestApp({
  GOOGLE_ISSUER: google.issuer,
  GOOGLE_CLIENT_ID: google.client.id,
  GOOGLE_CLIENT_SECRET: google.client.secret,
})
afterAll(() => google.close())

const STRANGERS = 'le chat dort sous la table'
const OWNERS = 'trois étoiles au-dessus du toit'
let count = 0
let email: string

beforeEach(async () => {
  await site.advance(31 * 86_400)
  count += 1
  email = `victime${count}@exemple.test`
  google.person = {
    sub: `google-${count}`,
    given_name: 'Anne',
    email: `autre${count}@exemple.test`,
    email_verified: true,
  }
})

/** Someone registers with an address that is not theirs. */
async function register() {
  const browser = site.browser()
  const { body } = await browser.post('/api/users/me', {
    firstName: 'Mallory',
    emailAddress: email,
    password: STRANGERS,
    birthDate: '1990-05-12',
    gender: 'male',
    consents: [
      { type: 'REGISTRATION', agreed: true },
      { type: 'MARKETING_EMAIL', agreed: true },
    ],
  })
  return { id: body.user.id as number, browser }
}

/** The owner of the address sets a password with the e-mailed code. */
async function reset(browser = site.browser()) {
  await browser.post('/api/users/password-lost', { email })
  const resetCode = await codeFor(site, email)
  return browser.post('/api/users/reset-password', { email, password: OWNERS, resetCode })
}

const rows = (table: string, id: number) =>
  site.owner
    .selectFrom(table as 'passkeys')
    .selectAll()
    .where('user_id', '=', id)
    .execute()

test('before the address is proved, no passkey, provider or telephone can be added', async () => {
  const { browser } = await register()
  expect((await browser.post('/api/users/passkeys/options', {})).body.api.error.code).toBe(4013)
  expect((await leave(site, browser, 'google')).location).toBe('/mon-compte?echec=emailUnproven#connexions')
  const added = await browser.post('/api/users/phone-numbers/validate', { phoneNumber: '06 12 34 56 78' })
  expect(added.body.api.error.code).toBe(4013)
})

test('a passkey created before the address was taken away is not added', async () => {
  const person = await addClient(site, { email })
  const { response } = await makePasskey(person.browser)
  await site.owner.updateTable('users').set({ email_proved_at: null }).where('id', '=', person.id).execute()
  expect((await person.browser.post('/api/users/passkeys', { response })).body.api.error.code).toBe(4013)
})

test('a device is trusted once the address is proved, not before', async () => {
  const stranger = await register()
  stranger.browser.cookie = ''
  await reset()
  await stranger.browser.post('/api/users/login', { email, password: OWNERS })
  const told = (await mailsTo(site, email)).filter(({ subject }) => subject.startsWith('Nouvelle connexion'))
  expect(told).toHaveLength(1)
})

test('a device on which the address was proved is known', async () => {
  const { browser } = await register()
  await browser.post('/api/users/verify', { code: await codeFor(site, email) })
  await browser.post('/api/users/logout')
  await browser.post('/api/users/login', { email, password: STRANGERS })
  const told = (await mailsTo(site, email)).filter(({ subject }) => subject.startsWith('Nouvelle connexion'))
  expect(told).toEqual([])
})

test('resetting an account with an unproven address removes everything the earlier person left', async () => {
  const { id, browser: stranger } = await register()
  // Old accounts could hold all of these without a proved address.
  const proved = (at: Date | null) =>
    site.owner.updateTable('users').set({ email_proved_at: at }).where('id', '=', id).execute()
  await proved(site.now())
  await stranger.post('/api/users/login', { email, password: STRANGERS })
  const credential = await addPasskey(stranger)
  expect(await goRound(site, stranger, 'google')).toBe('/mon-compte?fait=lien#connexions')
  await stranger.post('/api/users/phone-numbers/validate', { phoneNumber: '06 12 34 56 78' })
  await stranger.post('/api/users/chosen-contact', { contact: 'email' })
  await proved(null)
  const tables = ['passkeys', 'social_identities', 'phone_numbers', 'address_proofs']
  for (const table of tables) expect((await rows(table, id)).length, table).toBeGreaterThan(0)

  await site.advance(60)
  const owner = site.browser()
  const { status, body } = await reset(owner)
  expect([status, body.user]).toMatchObject([
    200,
    { id, emailProved: true, birthDate: null, gender: 'unknown', relationshipStatus: null },
  ])
  for (const table of tables) expect(await rows(table, id), table).toEqual([])
  expect(await rows('sessions', id)).toHaveLength(1)

  const elsewhere = site.browser()
  expect((await bring(elsewhere, await signFor(elsewhere, credential))).status).toBe(401)
  expect((await stranger.get('/api/users/me')).body.api.error.code).toBe(108)
  expect((await stranger.post('/api/users/login', { email, password: STRANGERS })).status).toBe(401)
  const { agreed } = await site.owner
    .selectFrom('consent_proofs')
    .select('agreed')
    .where('user_id', '=', id)
    .where('type', '=', 'MARKETING_EMAIL')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(agreed).toBe(false)
  expect((await owner.get('/api/wallet')).body.wallet.freeSeconds).toBe(600)

  // The account does not know the stranger's device.
  await stranger.post('/api/users/login', { email, password: OWNERS })
  expect((await mailsTo(site, email)).map(({ subject }) => subject)).toContain(
    'Nouvelle connexion à votre compte Cosmospace',
  )
})

test('resetting an account with a proved address keeps everything', async () => {
  const { id, browser } = await addClient(site, { email })
  const credential = await addPasskey(browser)
  const { body } = await reset()
  expect(body.user).toMatchObject({ id, birthDate: '1988-05-12' })
  const again = site.browser()
  expect((await bring(again, await signFor(again, credential))).status).toBe(200)
})

test('a reset does not prove an address that another account proved meanwhile', async () => {
  const { id } = await register()
  const asking = site.browser()
  await asking.post('/api/users/password-lost', { email })
  const resetCode = await codeFor(site, email)
  const other = await addClient(site, { email })
  const answer = await asking.post('/api/users/reset-password', { email, password: OWNERS, resetCode })
  expect([answer.status, answer.body.api.error.code]).toEqual([400, 1008])
  const proofs = await site.owner
    .selectFrom('users')
    .select(['id', 'email_proved_at'])
    .where('email', '=', email)
    .execute()
  expect(proofs.filter((user) => user.email_proved_at).map((user) => user.id)).toEqual([other.id])
  expect((await (await signInAs(site, id)).get('/api/users/me')).body.user.birthDate).toBe('1990-05-12')
})

test('a stranger who registered through Facebook with someone else’s address is locked out by the owner’s reset', async () => {
  const { id } = await register()
  await site.owner
    .insertInto('social_identities')
    .values({ site_id: 99, user_id: id, provider: 'facebook', subject: 'mallory', linked_at: site.now() })
    .execute()
  expect((await reset()).status).toBe(200)
  expect(await rows('social_identities', id)).toEqual([])
})

test('signing in with Google opens a new account if a stranger’s account holds the address unproven', async () => {
  const stranger = await register()
  google.person = { sub: `google-${count}`, given_name: 'Anne', email, email_verified: true }
  const owner = site.browser()
  expect(await goRound(site, owner, 'google')).toBe('/inscription/terminer')
  expect(await rows('social_identities', stranger.id)).toEqual([])
})

test('after a reset the page and the e-mail list the other ways to sign in', async () => {
  const { id, browser } = await addClient(site, { email })
  await addPasskey(browser)
  await site.owner
    .insertInto('social_identities')
    .values({ site_id: 99, user_id: id, provider: 'google', subject: `s${count}`, linked_at: site.now() })
    .execute()
  const owner = site.browser()
  await owner.post('/api/users/password-lost', { email })
  const fields = { intent: 'reset', emailAddress: email, resetCode: await codeFor(site, email), password: OWNERS }
  const { location } = await sendForm(site, lost, '/mot-de-passe-oublie', fields, owner)
  expect(location).toBe('/mon-compte/acces?fait=mot-de-passe')
  const shown = (await openPage(site, ways, location!, owner)).data
  expect(shown).toMatchObject({
    done: 'mot-de-passe',
    hasPassword: true,
    passkeys: [{ name: 'Appareil inconnu' }],
    providers: ['google'],
  })
  const mail = (await mailsTo(site, email)).find(({ subject }) => subject.startsWith('Votre mot de passe'))
  expect(mail?.text).toContain('On peut aussi s’y connecter avec\u00a0: Appareil inconnu, Google.')
  expect(mail?.text).toContain('http://localhost:3000/mon-compte/acces')
  // One click removes each: the code already served as confirmation.
  const removal = { id: String(shown.passkeys[0].id), intent: 'remove' }
  expect((await sendForm(site, removeKey, '/mon-compte/cles-d-acces', removal, owner)).status).toBe(303)
  expect((await openPage(site, ways, '/mon-compte/acces', owner)).data.passkeys).toEqual([])
})

test('after the reset of an account with an unproven address, the page says that it was emptied', async () => {
  await register()
  const owner = site.browser()
  await owner.post('/api/users/password-lost', { email })
  const fields = { intent: 'reset', emailAddress: email, resetCode: await codeFor(site, email), password: OWNERS }
  const { location } = await sendForm(site, lost, '/mot-de-passe-oublie', fields, owner)
  expect(location).toBe('/mon-compte/acces?fait=repris')
  expect((await openPage(site, ways, location!, owner)).data).toMatchObject({ done: 'repris', passkeys: [] })
  const mail = (await mailsTo(site, email)).find(({ subject }) => subject.startsWith('Votre mot de passe'))
  expect(mail?.text).not.toContain('On peut aussi')
})
