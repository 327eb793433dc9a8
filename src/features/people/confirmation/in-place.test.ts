import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { startOidc } from '../../../../test/oidc-server.ts'
import { addPasskey } from '../../../../test/passkeys.ts'
import { addClient, type Client, signInAs } from '../../../../test/people.ts'
import { addClientWithPassword, PASSWORD } from '../../../../test/privacy.ts'
import { arrive, passThrough } from '../../../../test/social.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { loader as account } from '../../site/my-account/account.page.tsx'
import { action as devices } from '../devices/devices.page.tsx'
import * as passkeys from '../passkeys/passkeys.page.tsx'
import * as phone from '../phones/phone.page.tsx'
import { action as begin } from '../social/start.page.tsx'
import { action as unlink } from '../social/unlink.page.tsx'

const google = await startOidc(['http://localhost:3000/connexion/google/retour'])
const site = useTestApp({
  GOOGLE_ISSUER: google.issuer,
  GOOGLE_CLIENT_ID: google.client.id,
  GOOGLE_CLIENT_SECRET: google.client.secret,
})
afterAll(() => google.close())

const proof = { proof: 'give', 'proof-password': PASSWORD }
let count = 0
let email: string
let owner: Client

beforeEach(async () => {
  await site.advance(3600)
  count += 1
  email = `surplace${count}@exemple.test`
  google.person = { sub: `google-${count}`, given_name: 'Anne', email, email_verified: true }
  owner = await addClientWithPassword(site, { email })
})

const later = () => site.advance(600)
type Action = Parameters<typeof sendForm>[1]
const send = (action: Action, path: string, fields: Record<string, string>, params = {}) =>
  sendForm(site, action, path, fields, owner.browser, params)
const identities = () =>
  site.owner.selectFrom('social_identities').select('provider').where('user_id', '=', owner.id).execute()
const subjects = async () => (await mailsTo(site, email)).map(({ subject }) => subject)

test('linking a provider: confirms in place, then goes on to the provider', async () => {
  const google = { provider: 'google' }
  await later()
  const asked = await send(begin, '/connexion/google', { entree: 'x' }, google)
  expect(asked).toMatchObject({ status: 403, data: { asking: { way: 'password', fields: [['entree', 'x']] } } })
  const wrong = await send(begin, '/connexion/google', { ...proof, 'proof-password': 'une autre phrase' }, google)
  expect(wrong).toMatchObject({ status: 400, data: { asking: { refusal: { code: 1025, field: 'password' } } } })
  expect(JSON.stringify(wrong.data)).not.toContain('une autre phrase')
  const right = await send(begin, '/connexion/google', { entree: 'x', ...proof }, google)
  expect(right.status).toBe(200)
  const back = await passThrough(right.data.address)
  expect(await arrive(site, owner.browser, 'google', back)).toBe('/mon-compte?fait=lien#connexions')
  expect(await identities()).toHaveLength(1)
})

test('unlinking a provider: confirms in place, notifies by mail, and offers to end the other sessions', async () => {
  await site.owner
    .insertInto('social_identities')
    .values({ site_id: 99, user_id: owner.id, provider: 'google', subject: `s${count}`, linked_at: site.now() })
    .execute()
  await later()
  const other = await signInAs(site, owner.id)
  const asked = await send(unlink, '/mon-compte/connexions', { service: 'google' })
  expect(asked).toMatchObject({ status: 403, data: { asking: { fields: [['service', 'google']] } } })
  expect(await identities()).toHaveLength(1)
  const done = await send(unlink, '/mon-compte/connexions', { service: 'google', ...proof })
  expect(done.location).toBe('/mon-compte?fait=delie#connexions')
  expect(await identities()).toEqual([])
  expect(await subjects()).toContain('Google ne sert plus à vous connecter')
  const { data } = await openPage(site, account, '/mon-compte?fait=delie', owner.browser)
  expect(data).toMatchObject({ done: 'delie', others: 1 })
  expect((await openPage(site, account, '/mon-compte', owner.browser)).data.others).toBe(0)
  const ended = await send(devices, '/mon-compte/appareils', { intent: 'end-others' })
  expect(ended.location).toBe('/mon-compte/appareils?fait=autres')
  expect((await other.get('/api/users/me')).status).toBe(401)
})

test('ending one or all sessions: confirms in place', async () => {
  await later()
  const other = await signInAs(site, owner.id)
  const { reference } = (await other.get('/api/users/sessions')).body.sessions[0]
  const asked = await send(devices, '/mon-compte/appareils', { reference })
  expect(asked).toMatchObject({ status: 403, data: { asking: { fields: [['reference', reference]] } } })
  expect((await other.get('/api/users/me')).status).toBe(200)
  const done = await send(devices, '/mon-compte/appareils', { reference, ...proof })
  expect(done.location).toBe('/mon-compte/appareils?fait=acces')
  expect((await other.get('/api/users/me')).status).toBe(401)
})

test('adding a telephone: the typed number is retained during confirmation, and the code is sent afterwards', async () => {
  await later()
  const fields = { intent: 'add', phoneNumber: '06 12 34 56 78' }
  const asked = await send(phone.action, '/mon-compte/telephone', fields)
  expect(asked.data.asking.fields).toEqual(Object.entries(fields))
  const pending = async () =>
    (await openPage(site, phone.loader, '/mon-compte/telephone', owner.browser)).data.phone.pending
  expect(await pending()).toBeNull()
  expect((await send(phone.action, '/mon-compte/telephone', { ...fields, ...proof })).location).toBe(
    '/mon-compte/telephone',
  )
  expect(await pending()).toBe('+33612345678')
  await later()
  expect((await send(phone.action, '/mon-compte/telephone', { intent: 'remove' })).status).toBe(403)
  expect(await pending()).toBe('+33612345678')
})

test('without a password: the page mails a code, and the request is carried out with it', async () => {
  owner = await addClient(site, { email: `code${count}@exemple.test` })
  const ids = [String((await addPasskey(owner.browser)).passkeyId), String((await addPasskey(owner.browser)).passkeyId)]
  await later()
  const HERE = '/mon-compte/cles-d-acces'
  const wanted = { id: ids[0]!, intent: 'remove' }
  const asked = await send(passkeys.action, HERE, wanted)
  expect(asked.data.asking).toMatchObject({ way: 'code', codeSent: false, hasPasskey: true })
  const sent = await send(passkeys.action, HERE, { ...wanted, proof: 'send' })
  expect(sent.data.asking).toMatchObject({ codeSent: true, refusal: null, fields: Object.entries(wanted) })
  const code = await codeFor(site, `code${count}@exemple.test`)
  const wrong = await send(passkeys.action, HERE, { ...wanted, proof: 'give', 'proof-code': '1' })
  expect(wrong.data.asking).toMatchObject({ codeSent: true, refusal: { code: 4014, field: 'code' } })
  const again = await send(passkeys.action, HERE, { ...wanted, proof: 'send' })
  expect(again.data.asking).toMatchObject({ codeSent: true, refusal: { code: 4001 } })
  const done = await send(passkeys.action, HERE, { ...wanted, proof: 'give', 'proof-code': code })
  expect(done.location).toBe(`${HERE}?fait=retiree`)
})

test('adding a passkey: the page first asks a person without a password for confirmation', async () => {
  owner = await addClient(site, { email: `cle${count}@exemple.test` })
  const HERE = '/mon-compte/cles-d-acces'
  await later()
  expect((await openPage(site, passkeys.loader, HERE, owner.browser)).data.confirmation).toBe('code')
  expect((await send(passkeys.action, HERE, { intent: 'add' })).status).toBe(403)
  await send(passkeys.action, HERE, { intent: 'add', proof: 'send' })
  const code = await codeFor(site, `cle${count}@exemple.test`)
  expect((await send(passkeys.action, HERE, { intent: 'add', proof: 'give', 'proof-code': code })).location).toBe(HERE)
  expect((await openPage(site, passkeys.loader, HERE, owner.browser)).data.confirmation).toBeNull()
})
