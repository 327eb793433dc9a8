import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as account from '../../site/my-account/account.page.tsx'
import * as register from '../../site/sign-in/register.page.tsx'
import * as signIn from '../../site/sign-in/sign-in.page.tsx'
import * as signOut from './sign-out.page.ts'
import * as verify from './verify.page.tsx'

const site = useTestApp()

const PASSWORD = 'une lune claire sur la mer'
const typed = (changes: Record<string, string | string[]> = {}) => ({
  firstName: 'Anne',
  emailAddress: 'anne@example.fr',
  password: PASSWORD,
  birthDate: '1990-05-12',
  gender: 'female',
  consents: ['REGISTRATION', 'MARKETING_SMS'],
  ...changes,
})

test('an empty form lists all missing values at once', async () => {
  const { status, data } = await sendForm(site, register.action, '/inscription', {}, site.browser())
  expect(status).toBe(400)
  expect(Object.keys(data.result.error).sort()).toEqual([
    'birthDate',
    'consents',
    'emailAddress',
    'firstName',
    'password',
  ])
  expect(data.result.error.firstName).toEqual(['Indiquez votre prénom.'])
  expect(data.result.error.birthDate).toEqual(['Indiquez votre date de naissance.'])
})

test('a short password, an age under 18 and an unticked box are reported together', async () => {
  const given = typed({ password: 'court', birthDate: '2015-01-01', consents: [] })
  const { data } = await sendForm(site, register.action, '/inscription', given, site.browser())
  expect(Object.keys(data.result.error).sort()).toEqual(['birthDate', 'consents', 'password'])
})

test('a refused form shows the typed values again, without secrets', async () => {
  const given = typed({ firstName: 'x1', password: 'motdepasse1234', birthDate: '2015-01-01' })
  const { status, data } = await sendForm(site, register.action, '/inscription', given, site.browser())
  expect(status).toBe(400)
  expect(Object.keys(data.result.error).sort()).toEqual(['birthDate', 'firstName', 'password'])
  expect(data.result.initialValue).toMatchObject({
    firstName: 'x1',
    emailAddress: 'anne@example.fr',
    consents: ['REGISTRATION', 'MARKETING_SMS'],
  })
  expect(JSON.stringify(data)).not.toContain('motdepasse1234')
})

test('registers, records each consent, and keeps the page to return to', async () => {
  const browser = site.browser()
  const { status, location } = await sendForm(
    site,
    register.action,
    '/inscription?retour=/voyance/salome',
    typed(),
    browser,
  )
  expect([status, location]).toEqual([303, '/verification?retour=%2Fvoyance%2Fsalome'])
  const { user } = (await browser.get('/api/users/me')).body
  const proofs = await site.app.db
    .selectFrom('consent_proofs')
    .select(['type', 'agreed'])
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute()
  expect(proofs).toEqual([
    { type: 'REGISTRATION', agreed: true },
    { type: 'MARKETING_EMAIL', agreed: false },
    { type: 'MARKETING_SMS', agreed: true },
    { type: 'MARKETING_PHONE', agreed: false },
  ])

  const waiting = await openPage(site, verify.loader, location!, browser)
  expect(waiting.data).toEqual({
    refusedSince: null,
    content: null,
    email: 'anne@example.fr',
    returnTo: '/voyance/salome',
    wait: 60,
    demo: true,
  })
  const wrong = await sendForm(site, verify.action, location!, { intent: 'verify', code: 'x' }, browser)
  expect([wrong.status, wrong.data.result.error.code]).toEqual([400, ['Ce code ne convient pas ou a expiré.']])
  const empty = await sendForm(site, verify.action, location!, { intent: 'verify' }, browser)
  expect(empty.data.result.error.code).toEqual(['Indiquez le code.'])

  const [mail] = await mailsTo(site, 'anne@example.fr')
  expect(mail!.text).toContain('http://localhost:3000/verification?retour=%2Fvoyance%2Fsalome')
  const code = await codeFor(site, 'anne@example.fr')
  const right = await sendForm(site, verify.action, location!, { intent: 'verify', code }, browser)
  expect([right.status, right.location]).toEqual([303, '/voyance/salome'])
  const again = await sendForm(site, verify.action, location!, { intent: 'verify', code }, browser)
  expect([again.status, again.location]).toEqual([303, location])
  expect((await openPage(site, verify.loader, location!, browser)).location).toBe('/voyance/salome')
  expect((await openPage(site, verify.loader, '/verification', browser)).location).toBe('/mon-compte?fait=adresse')
})

test('a refusal after validation is shown on the form', async () => {
  const given = typed({ emailAddress: 'souvent@example.fr' })
  for (let round = 0; round < 6; round += 1)
    await sendForm(site, register.action, '/inscription', given, site.browser())
  const { status, data } = await sendForm(site, register.action, '/inscription', given, site.browser())
  expect([status, data.result.error['']]).toEqual([429, ['Trop de demandes. Réessayez dans 60\u00a0min.']])
})

const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%0d%0a//evil\n',
  'javascript:alert(1)',
  'voyance',
  '/..//evil.example',
  '/./\\evil.example',
  '/voyance/../..//evil.example',
]

test('a visitor from a psychic’s page sees that psychic and the price', async () => {
  const { slug } = await addPsychic(site.owner, { name: 'Salomé', price: 290 })
  const opened = async (retour: string) =>
    (await openPage(site, register.loader, `/inscription?retour=${encodeURIComponent(retour)}`, site.browser())).data
      .host
  for (const path of [`/voyance/${slug}`, `/voyance/${slug}/consulter`, `/voyance/${slug}?avis=2`]) {
    expect(await opened(path)).toEqual({ name: 'Salomé', portrait: null, pricePerMinute: 290 })
  }
  for (const path of ['/voyance', '/voyance/personne', '/wallet', `/mag/${slug}`]) expect(await opened(path)).toBeNull()
})

test.each(elsewhere)('returns to the home page instead of %j', async (retour) => {
  const query = `?retour=${encodeURIComponent(retour)}`
  const { browser } = await addClient(site)
  for (const [loader, path] of [
    [register.loader, '/inscription'],
    [signIn.loader, '/connexion'],
  ] as const) {
    const { location } = await openPage(site, loader, path + query, browser)
    expect(location).toBe('/')
  }
})

test('signs in and goes on to the requested page; a refusal is shown above the form', async () => {
  const browser = site.browser()
  await browser.post('/api/users/me', {
    ...typed({ emailAddress: 'lea@example.fr' }),
    consents: [{ type: 'REGISTRATION', agreed: true }],
  })
  await browser.post('/api/users/logout')
  const refused = await sendForm(
    site,
    signIn.action,
    '/connexion',
    { email: 'lea@example.fr', password: 'autre chose' },
    browser,
  )
  expect(refused.status).toBe(401)
  expect(refused.data.result.error['']).toEqual(['L’adresse ou le mot de passe ne convient pas.'])
  expect(refused.data.result.initialValue).toEqual({ email: 'lea@example.fr' })
  const given = { email: 'lea@example.fr', password: PASSWORD }
  const { status, location } = await sendForm(site, signIn.action, '/connexion?retour=/wallet', given, browser)
  expect([status, location]).toEqual([303, '/wallet'])
  expect((await openPage(site, signIn.loader, '/connexion?retour=/wallet', browser)).location).toBe('/wallet')
  const left = await sendForm(site, signIn.action, '/connexion?retour=https://evil.example', given, browser)
  expect(left.location).toBe('/')
})

test('the account pages send a visitor to sign in, and back afterwards', async () => {
  for (const page of [account, verify]) {
    const opened = await openPage(site, page.loader, '/mon-compte?x=1', site.browser())
    expect([opened.status, opened.location]).toEqual([302, '/connexion?retour=%2Fmon-compte%3Fx%3D1'])
    const sent = await sendForm(site, page.action, '/mon-compte', { intent: 'details' }, site.browser())
    expect(sent.location).toBe('/connexion?retour=%2Fmon-compte')
  }
})

test('sends another message, and corrects the address', async () => {
  const { browser } = await addClient(site, { email: 'faux@example.fr', proved: false })
  const page = '/verification?retour=/wallet'
  expect((await sendForm(site, verify.action, page, { intent: 'resend' }, browser)).data).toEqual({ resent: true })
  const soon = await sendForm(site, verify.action, page, { intent: 'resend' }, browser)
  expect([soon.status, soon.data.refusal.code]).toEqual([429, 4001])
  const wrong = await sendForm(site, verify.action, page, { intent: 'correct', emailAddress: 'faux' }, browser)
  expect([wrong.status, wrong.data.result.error.emailAddress]).toEqual([
    400,
    ['Cette adresse e-mail est incomplète ou mal écrite. Exemple\u00a0: prenom@domaine.fr'],
  ])
  const right = await sendForm(
    site,
    verify.action,
    page,
    { intent: 'correct', emailAddress: 'juste@example.fr' },
    browser,
  )
  expect([right.status, right.location]).toEqual([303, '/verification?retour=/wallet'])
  expect(await codeFor(site, 'juste@example.fr')).toMatch(/^\d{6}$/)
})

test('a first address is asked for together with the registration’s consents', async () => {
  const { id, browser } = await addClient(site, { proved: false })
  await site.app.db.updateTable('users').set({ email: null, email_key: null }).where('id', '=', id).execute()
  const page = await openPage(site, verify.loader, '/verification', browser)
  expect(page.data.content.consents[0].type).toBe('REGISTRATION')
  const give = (consents: string[]) =>
    sendForm(
      site,
      verify.action,
      '/verification',
      { intent: 'correct', emailAddress: 'une@example.fr', consents },
      browser,
    )
  const refused = await give(['MARKETING_SMS'])
  expect([refused.status, Object.keys(refused.data.result.error)]).toEqual([403, ['consents']])
  expect(refused.data.result.initialValue).toMatchObject({
    emailAddress: 'une@example.fr',
    consents: 'MARKETING_SMS',
  })
  expect((await give(['REGISTRATION'])).status).toBe(303)
  expect((await openPage(site, verify.loader, '/verification', browser)).data).toMatchObject({
    email: 'une@example.fr',
    content: null,
  })
})

test('the account page shows the person’s details, and changes them', async () => {
  const { browser } = await addClient(site, { firstName: 'Rose' })
  const send = (fields: Record<string, string>) => sendForm(site, account.action, '/mon-compte', fields, browser)
  const { data } = await openPage(site, account.loader, '/mon-compte', browser)
  expect(data.user).toMatchObject({ firstName: 'Rose', emailProved: true })

  expect((await send({ intent: 'details', firstName: 'Inès', gender: 'female' })).location).toBe(
    '/mon-compte?fait=informations',
  )
  const refused = await send({ intent: 'details', firstName: 'x1', gender: 'female' })
  expect([refused.status, refused.data.result.error.firstName]).toEqual([
    400,
    ['Écrivez le prénom en lettres, sans chiffre ni symbole, 60 caractères au plus.'],
  ])
  const after = (await openPage(site, account.loader, '/mon-compte', browser)).data
  expect(after.user).toMatchObject({ firstName: 'Inès', gender: 'female' })
})

test('signing out takes a POST, and leads to the home page', async () => {
  const { browser } = await addClient(site)
  expect((await openPage(site, signOut.loader, '/deconnexion', browser)).location).toBe('/mon-compte')
  expect((await browser.get('/api/users/me')).status).toBe(200)
  expect((await sendForm(site, signOut.action, '/deconnexion', {}, browser)).location).toBe('/')
  expect((await browser.get('/api/users/me')).status).toBe(401)
})

test.each(['//evil.example', '/..//evil.example'])(
  'the link in the verification mail never leads to %j',
  async (retour) => {
    site.advance(3600)
    const address = `retour-${retour.length}@example.fr`
    const path = `/inscription?retour=${encodeURIComponent(retour)}`
    const { location } = await sendForm(
      site,
      register.action,
      path,
      typed({ emailAddress: address, password: `${PASSWORD} ${retour}` }),
      site.browser(),
    )
    expect(location).toBe('/verification')
    const [mail] = await mailsTo(site, address)
    expect(mail!.text).not.toContain('evil')
    expect(mail!.text).toMatch(/\/verification\s/)
  },
)
