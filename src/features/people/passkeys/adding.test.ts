import { beforeEach, expect, test } from 'vitest'
import { createPasskey } from '../../../../test/authenticator.ts'
import type { Answer } from '../../../../test/browser.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addPasskey, makePasskey, ORIGIN, PASSKEYS } from '../../../../test/passkeys.ts'
import { addClient, type Client, signInAs } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { hashPassword } from '../../house/users/password.server.ts'

const site = useTestApp()
const OPTIONS = `${PASSKEYS}/options`
const PASSWORD = 'une lune claire sur la mer'
let count = 0
let email: string
let person: Client

beforeEach(async () => {
  await site.advance(3600)
  count += 1
  email = `cle${count}@exemple.test`
  person = await addClient(site, { email })
})

const outcome = ({ status, body }: Answer) => [status, body.api.error?.code ?? 'ok']
const listed = async ({ browser }: Client) => (await browser.get(PASSKEYS)).body.passkeys

test('a device creates a passkey, which is listed under its name, and its owner is told', async () => {
  const { body } = await person.browser.post(OPTIONS, {})
  expect(body.options).toMatchObject({
    rp: { id: 'localhost', name: 'Cosmospace' },
    user: { name: email, displayName: 'Camille' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  })
  const { credential, response } = createPasskey(body.options, ORIGIN)
  const added = await person.browser.post(PASSKEYS, { response })
  const passkey = {
    id: expect.any(Number),
    name: 'Appareil inconnu',
    createdAt: site.now().toISOString(),
    usedAt: null,
  }
  expect(added.body).toEqual({ api: { ok: 1 }, passkey })
  expect(await listed(person)).toEqual([passkey])
  const [mail] = await mailsTo(site, email)
  expect(mail?.subject).toBe('Une clé d’accès vient d’être ajoutée à votre compte Cosmospace')
  expect(mail?.text).toContain('Appareil inconnu')
  const again = (await person.browser.post(OPTIONS, {})).body.options
  expect(again.excludeCredentials).toMatchObject([{ id: credential.id, transports: ['internal', 'hybrid'] }])
  expect(again.user.id).toBe(credential.userHandle)
})

test('the user handle is the same for all passkeys of a person and differs between people', async () => {
  const other = await addClient(site)
  const [first, second] = [await addPasskey(person.browser), await addPasskey(other.browser)]
  expect(first.userHandle).not.toBe(second.userHandle)
  expect(Buffer.from(first.userHandle, 'base64url')).toHaveLength(32)
})

test('without a proved address no passkey can be added, and nothing is written', async () => {
  const stranger = await addClient(site, { email: 'inconnu@exemple.test', proved: false })
  expect(outcome(await stranger.browser.post(OPTIONS, {}))).toEqual([403, 4013])
  expect(await mailsTo(site, 'inconnu@exemple.test')).toEqual([])
})

test.each([
  ['from a page of another origin', { origin: 'http://evil.example' }],
  ['from another of our sites', { origin: 'http://second.localhost:3000' }],
  ['from a frame in a page of another origin', { crossOrigin: true }],
  ['for another domain', { rpId: 'evil.example' }],
  ['without user verification', { userVerified: false }],
  ['of the wrong type', { type: 'webauthn.get' }],
  ['with a challenge that we did not issue', { challenge: 'AAAA' }],
])('a passkey %s is refused', async (_what, twist) => {
  const { response } = await makePasskey(person.browser, twist)
  expect(outcome(await person.browser.post(PASSKEYS, { response }))).toEqual([401, 4066])
  expect(await listed(person)).toEqual([])
})

test('attestation certificates are not read, whatever they hold', async () => {
  const { response } = await makePasskey(person.browser, { certificates: true })
  expect(outcome(await person.browser.post(PASSKEYS, { response }))).toEqual([200, 'ok'])
})

test('a challenge is valid once, for five minutes and for the session that asked', async () => {
  const { body } = await person.browser.post(OPTIONS, {})
  const make = () => createPasskey(body.options, ORIGIN).response
  const elsewhere = await signInAs(site, person.id)
  expect(outcome(await elsewhere.post(PASSKEYS, { response: make() }))).toEqual([401, 4066])
  expect(outcome(await person.browser.post(PASSKEYS, { response: make() }))).toEqual([200, 'ok'])
  expect(outcome(await person.browser.post(PASSKEYS, { response: make() }))).toEqual([401, 4066])
  const late = await makePasskey(person.browser)
  await site.advance(300)
  expect(outcome(await person.browser.post(PASSKEYS, { response: late.response }))).toEqual([401, 4066])
})

test('a refused response uses up its challenge', async () => {
  const { body } = await person.browser.post(OPTIONS, {})
  const wrong = createPasskey(body.options, ORIGIN, { userVerified: false })
  expect((await person.browser.post(PASSKEYS, { response: wrong.response })).status).toBe(401)
  const right = createPasskey(body.options, ORIGIN)
  expect(outcome(await person.browser.post(PASSKEYS, { response: right.response }))).toEqual([401, 4066])
})

test('a sign-in challenge can’t be used to add a passkey', async () => {
  const { options } = (await person.browser.post(OPTIONS, {})).body
  const other = (await person.browser.post(`${PASSKEYS}/login/options`)).body.options
  const { response } = createPasskey({ ...options, challenge: other.challenge }, ORIGIN)
  expect(outcome(await person.browser.post(PASSKEYS, { response }))).toEqual([401, 4066])
})

test('a passkey that the site already has can’t be added again, to any account', async () => {
  const known = await addPasskey(person.browser)
  const other = await addClient(site)
  const { response } = await makePasskey(other.browser)
  await site.owner
    .updateTable('passkeys')
    .set({ credential_id: response.id })
    .where('id', '=', known.passkeyId)
    .execute()
  expect(outcome(await other.browser.post(PASSKEYS, { response }))).toEqual([401, 4066])
  expect(await listed(other)).toEqual([])
})

test('ten minutes after sign-in the password is asked for', async () => {
  await site.app.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', person.id)
    .execute()
  await site.advance(599)
  expect(outcome(await person.browser.post(OPTIONS, {}))).toEqual([200, 'ok'])
  await site.advance(1)
  const { status, body } = await person.browser.post(OPTIONS, {})
  expect([status, body.api.error]).toMatchObject([403, { code: 4067, field: 'password' }])
  expect(outcome(await person.browser.post(OPTIONS, { password: 'autre chose encore' }))).toEqual([400, 1025])
  const { options } = (await person.browser.post(OPTIONS, { password: PASSWORD })).body
  const { response } = createPasskey(options, ORIGIN)
  expect(outcome(await person.browser.post(PASSKEYS, { response }))).toEqual([200, 'ok'])
  await site.advance(600)
  for (let times = 0; times < 10; times += 1) await person.browser.post(OPTIONS, { password: 'autre chose encore' })
  expect(outcome(await person.browser.post(OPTIONS, { password: PASSWORD }))).toEqual([429, 1023])
})

test('a person without a password has to sign in again', async () => {
  await site.advance(600)
  expect(outcome(await person.browser.post(OPTIONS, { password: PASSWORD }))).toEqual([409, 1007])
  expect(outcome(await (await signInAs(site, person.id)).post(OPTIONS, {}))).toEqual([200, 'ok'])
})

test('an account holds at most ten passkeys, also with many devices at once', async () => {
  for (let times = 0; times < 9; times += 1) await addPasskey(person.browser)
  const made = [await makePasskey(person.browser), await makePasskey(person.browser), await makePasskey(person.browser)]
  const answers = await Promise.all(made.map(({ response }) => person.browser.post(PASSKEYS, { response })))
  expect(answers.map(outcome).sort()).toEqual([
    [200, 'ok'],
    [409, 4068],
    [409, 4068],
  ])
  expect(outcome(await person.browser.post(OPTIONS, {}))).toEqual([409, 4068])
})

test('signed-out visitors can neither add nor list passkeys', async () => {
  const stranger = site.browser()
  const { response } = await makePasskey(person.browser)
  expect(outcome(await stranger.post(OPTIONS, {}))).toEqual([401, 103])
  expect(outcome(await stranger.post(PASSKEYS, { response }))).toEqual([401, 103])
  expect(outcome(await stranger.get(PASSKEYS))).toEqual([401, 103])
})
