import { afterAll, expect, test } from 'vitest'
import { startFacebook } from '../../../../test/facebook-server.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { FOREIGN_APPLICATION } from '../../../../test/oidc-server.ts'
import { addClient } from '../../../../test/people.ts'
import { startGoogle } from '../../../../test/social.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { insertIdentity } from '../ways-in/social-queries.server.ts'

const { google, settings } = await startGoogle()
const facebook = await startFacebook('http://localhost:3000/connexion/facebook/retour')
const site = useTestApp({
  ...settings,
  FACEBOOK_ORIGIN: facebook.origin,
  FACEBOOK_GRAPH_ORIGIN: facebook.origin,
  FACEBOOK_CLIENT_ID: facebook.client.id,
  FACEBOOK_CLIENT_SECRET: facebook.client.secret,
  PARTNER_DOMAINS: 'partenaire.test, autre.test',
})
afterAll(() => facebook.close())

const PATH = '/api/users/login_oauth'
const lea = { sub: 'token-lea', given_name: 'Léa', email: 'lea@partenaire.test', email_verified: true }
const ines = { id: '10', first_name: 'Inès', birthday: '03/02/1987' }
const consents = [{ type: 'REGISTRATION', agreed: true }]

const withGoogle = async (person: typeof lea, rest: object = {}, application = google.client.id) => ({
  oauthType: 'google',
  oauthUserAccessToken: await google.tokenFor(person, application),
  oauthUserId: person.sub,
  ...rest,
})
const withFacebook = (person: typeof ines, rest: object = {}, application?: string) => ({
  oauthType: 'facebook',
  oauthUserAccessToken: facebook.tokenFor(person, application),
  oauthUserId: person.id,
  ...rest,
})

const partnerOf = async (id: number) =>
  (await site.app.db.selectFrom('users').select('is_partner').where('id', '=', id).executeTakeFirstOrThrow()).is_partner

test('registers once, then signs in; a partner’s address flags the account', async () => {
  const browser = site.browser()
  const registered = await browser.post(PATH, await withGoogle(lea, { birthDate: '1990-05-12', consents }))
  expect(registered).toMatchObject({
    status: 200,
    body: {
      user: { firstName: 'Léa', emailAddress: lea.email, emailProved: true },
      sessionId: expect.any(String),
      isRegistration: true,
      status: 'connected',
    },
  })
  expect(await partnerOf(registered.body.user.id)).toBe(true)
  const again = await site.browser().post(PATH, await withGoogle(lea))
  expect(again.body).toMatchObject({ isRegistration: false, user: { id: registered.body.user.id } })
})

test('Facebook’s birthday is used; the address in the call is used if Facebook has none', async () => {
  const browser = site.browser()
  const { body } = await browser.post(PATH, withFacebook(ines, { email: 'ines@exemple.test', consents }))
  expect(body).toMatchObject({
    isRegistration: true,
    user: { birthDate: '1987-03-02', emailAddress: 'ines@exemple.test', emailProved: false },
  })
  expect(await partnerOf(body.user.id)).toBe(false)
})

test('a token of another application, of another person, or of nobody gets the same refusal', async () => {
  const refused = [
    await withGoogle(lea, {}, FOREIGN_APPLICATION),
    { ...(await withGoogle(lea)), oauthUserId: 'someone-else' },
    { ...(await withGoogle(lea)), oauthUserAccessToken: 'nonsense' },
    withFacebook(ines, {}, 'another-application'),
    { ...withFacebook(ines), oauthUserId: '11' },
    { ...withFacebook(ines), oauthUserAccessToken: 'nonsense' },
  ]
  for (const given of refused) {
    const browser = site.browser()
    const { status, body } = await browser.post(PATH, given)
    expect([status, body.api.error.code, browser.cookie]).toEqual([401, 4060, ''])
  }
})

test.each([
  ['no birth date', { consents }, 1009],
  ['a minor', { consents, birthDate: '2012-01-01' }, 4011],
  ['no consent', { birthDate: '1990-05-12' }, 4012],
  ['an invalid first name', { consents, birthDate: '1990-05-12', firstName: 'x1' }, 1026],
])('a registration with %s is refused, and creates no account', async (_what, rest, code) => {
  const person = { ...lea, sub: 'nobody-yet', email: 'rien@exemple.test' }
  const browser = site.browser()
  expect((await browser.post(PATH, await withGoogle(person, rest))).body.api.error.code).toBe(code)
  expect(browser.cookie).toBe('')
})

test.each([
  ['an invalid address', { email: 'rien' }, 1002],
  ['a disposable address', { email: 'ines@yopmail.com' }, 1013],
  ['an impossible birth date', { birthDate: '1850-01-01' }, 1027],
  [
    'a consent to an outdated text',
    { consents: [{ type: 'REGISTRATION', agreed: true, _id: '99-REGISTRATION-REGISTRATION-0' }] },
    4075,
  ],
])('a registration through Facebook with %s is refused, and creates no account', async (_what, rest, code) => {
  const browser = site.browser()
  const given = withFacebook({ ...ines, id: 'nobody-yet' }, { consents, ...rest })
  expect((await browser.post(PATH, given)).body.api.error.code).toBe(code)
  expect(browser.cookie).toBe('')
})

test('an identity that is linked to another account during its registration creates no account', async () => {
  const { id } = await addClient(site)
  const person = { ...ines, id: '4065' }
  // A transaction can't be left while it awaits what waits for its lock.
  const { answer } = await site.owner.transaction().execute(async (db) => {
    const identity = { siteId: 99, userId: id, provider: 'facebook', subject: person.id } as const
    await insertIdentity(db, { ...identity, entryPoint: null, at: site.now() })
    const asked = site.browser().post(PATH, withFacebook(person, { email: 'ines.4065@exemple.test', consents }))
    await expect.poll(() => waitingForLocks(site.owner)).toBe(1)
    return { answer: asked }
  })
  expect((await answer).body.api.error.code).toBe(4065)
  const made = site.owner.selectFrom('users').select('id').where('email', '=', 'ines.4065@exemple.test')
  expect(await made.execute()).toEqual([])
})

test('the address of an account gives no access, vouched for or not', async () => {
  await addClient(site, { email: 'prise@exemple.test' })
  const rest = { birthDate: '1990-05-12', consents }
  const person = { ...lea, sub: 'taker', email: 'prise@exemple.test' }
  expect((await site.browser().post(PATH, await withGoogle(person, rest))).body.api.error.code).toBe(4063)
  for (const email of ['prise@exemple.test', 'libre@exemple.test']) {
    const given = await withGoogle({ ...person, email, email_verified: false }, rest)
    expect((await site.browser().post(PATH, given)).body.api.error.code).toBe(4062)
  }
})

test('one network is limited to twenty-five refused tokens in five minutes', async () => {
  await site.advance(301)
  const bad = { oauthType: 'facebook', oauthUserAccessToken: 'x', oauthUserId: 'y' }
  for (let times = 0; times < 25; times += 1) await site.browser().post(PATH, bad)
  expect((await site.browser().post(PATH, bad)).body.api.error.code).toBe(1023)
  await site.advance(301)
  expect((await site.browser().post(PATH, bad)).body.api.error.code).toBe(4060)
})

test('one network registers at most thirty people in an hour, by whatever way they came', async () => {
  await site.advance(3601)
  const register = async (id: string) => {
    const given = withFacebook({ ...ines, id }, { email: `foule${id}@exemple.test`, consents })
    return (await site.browser().post(PATH, given)).body.api.error?.code ?? 0
  }
  const codes: number[] = []
  for (let count = 0; count < 31; count += 1) codes.push(await register(`${7000 + count}`))
  expect(codes).toEqual([...Array(30).fill(0), 4001])
  await site.advance(3601)
  expect(await register('7030')).toBe(0)
})
