import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { hashPassword } from '../../house/users/password.server.ts'
import * as account from '../../site/my-account/account.page.tsx'
import * as page from './new-address.page.tsx'

const site = useTestApp()
const password = 'une lune claire sur la mer'
const PATH = '/mon-compte/e-mail'
let hash: string

beforeAll(async () => {
  hash = await hashPassword(password)
})
// So that the rate limits of one test don't affect the next.
beforeEach(() => site.advance(3600))

async function addOwner(email: string): Promise<Client> {
  const client = await addClient(site, { email })
  await site.app.db.updateTable('users').set({ password_hash: hash }).where('id', '=', client.id).execute()
  return client
}
const ask = ({ browser }: Client, email: string, given: string | undefined = password) =>
  browser.patch('/api/users/me', { email, password: given })
const addressOf = async ({ browser }: Client) => (await browser.get('/api/users/me')).body.user.emailAddress
const verify = ({ browser }: Client, code: string) => browser.post('/api/users/verify', { code })
const login = async (email: string) =>
  (await site.browser().post('/api/users/login', { email, password })).body.api.error?.code
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

test('the old address remains until the new one’s code is given, and is notified before and after', async () => {
  const client = await addOwner('ancienne@example.fr')
  const { status, body } = await ask(client, ' nouvelle@example.fr')
  expect([status, body.newAddress]).toEqual([200, 'nouvelle@example.fr'])
  expect(body.user).toMatchObject({ emailAddress: 'ancienne@example.fr', emailProved: true })
  expect((await mailsTo(site, 'ancienne@example.fr')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Une autre adresse est demandée'),
  ])
  expect(await login('ancienne@example.fr')).toBeUndefined()
  expect(await login('nouvelle@example.fr')).toBe(1005)
  const code = await codeFor(site, 'nouvelle@example.fr')
  const proved = await verify(client, code)
  expect(proved.body).toMatchObject({
    freeTime: false,
    user: { emailAddress: 'nouvelle@example.fr', emailProved: true },
  })
  expect((await mailsTo(site, 'ancienne@example.fr')).at(-1)!.subject).toContain('a une nouvelle adresse')
  expect(await login('nouvelle@example.fr')).toBeUndefined()
  expect(await login('ancienne@example.fr')).toBe(1005)
  expect((await verify(client, code)).body.api.error.code).toBe(1018)
})

test('asks for the password, and counts wrong ones together with those of changing it', async () => {
  const client = await addOwner('a@example.fr')
  expect((await client.browser.patch('/api/users/me', { email: 'b@example.fr' })).body.api.error).toMatchObject({
    code: 106,
    field: 'password',
  })
  for (let round = 0; round < 9; round += 1) {
    expect((await ask(client, 'b@example.fr', 'une autre lune sur la mer')).body.api.error).toMatchObject({
      code: 1025,
      field: 'password',
    })
  }
  const change = { oldPassword: 'une autre lune sur la mer', password: 'encore une autre lune claire' }
  expect((await client.browser.post('/api/users/password', change)).body.api.error.code).toBe(1020)
  expect((await ask(client, 'b@example.fr')).body.api.error.code).toBe(1023)
  expect(await mailsTo(site, 'b@example.fr')).toEqual([])
  expect(await mailsTo(site, 'a@example.fr')).toEqual([])
})

test('an account without a password gets an error that says so', async () => {
  const client = await addClient(site, { email: 'c@example.fr' })
  expect((await ask(client, 'c2@example.fr')).body.api.error.code).toBe(1007)
  const { data } = await openPage(site, page.loader, PATH, client.browser)
  expect(data).toMatchObject({ hasPassword: false, awaited: null })
})

test.each([
  ['another account’s address', 'prise@example.fr', 1001],
  ['the same address in another spelling', 'D@Example.fr', 1001],
  ['an invalid address', 'd@', 1002],
  ['a disposable address', 'd@yopmail.com', 1013],
])('%s is refused, and no change is pending', async (_what, email, code) => {
  await site.app.db.deleteFrom('users').where('email_key', 'in', ['d@example.fr', 'prise@example.fr']).execute()
  await addOwner('prise@example.fr')
  const client = await addOwner('d@example.fr')
  expect((await ask(client, email)).body.api.error).toMatchObject({ code, field: 'emailAddress' })
  expect((await client.browser.patch('/api/users/me', {})).body.newAddress).toBeNull()
})

test('an invalid detail prevents the change of address', async () => {
  const client = await addOwner('e@example.fr')
  const given = { email: 'e2@example.fr', password, birthDate: '1991-01-01', firstName: 'Zoé' }
  expect((await client.browser.patch('/api/users/me', given)).body.api.error.code).toBe(4030)
  expect((await client.browser.patch('/api/users/me', {})).body).toMatchObject({
    newAddress: null,
    user: { firstName: 'Camille' },
  })
  expect(await mailsTo(site, 'e2@example.fr')).toEqual([])
})

test('after five wrong codes the right one is refused; another can be sent after a minute', async () => {
  const client = await addOwner('f@example.fr')
  await ask(client, 'f2@example.fr')
  const code = await codeFor(site, 'f2@example.fr')
  for (let round = 0; round < 5; round += 1) {
    expect((await verify(client, wrong(code))).body.api.error.code).toBe(4014)
  }
  expect((await verify(client, code)).body.api.error.code).toBe(4014)
  expect((await client.browser.post('/api/users/verify/resend')).body.api.error.code).toBe(4001)
  await site.advance(60)
  expect((await client.browser.post('/api/users/verify/resend')).status).toBe(200)
  expect((await verify(client, await codeFor(site, 'f2@example.fr'))).status).toBe(200)
  expect(await addressOf(client)).toBe('f2@example.fr')
})

test('the code of a previously requested address is refused', async () => {
  const client = await addOwner('g@example.fr')
  await ask(client, 'g2@example.fr')
  const first = await codeFor(site, 'g2@example.fr')
  await ask(client, 'g3@example.fr')
  const second = await codeFor(site, 'g3@example.fr')
  if (first !== second) expect((await verify(client, first)).body.api.error.code).toBe(4014)
  expect((await verify(client, second)).status).toBe(200)
  expect(await addressOf(client)).toBe('g3@example.fr')
})

test('if two people request the same address, the first to prove it gets it', async () => {
  const [one, other] = [await addOwner('h@example.fr'), await addOwner('h2@example.fr')]
  const codes: string[] = []
  for (const client of [one, other]) {
    expect((await ask(client, 'h3@example.fr')).status).toBe(200)
    codes.push(await codeFor(site, 'h3@example.fr'))
  }
  const answers = await Promise.all([verify(one, codes[0]!), verify(other, codes[1]!)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body.api.error.code).toBe(1001)
})

test('resetting the password through the old address cancels the change', async () => {
  const client = await addOwner('i@example.fr')
  await ask(client, 'voleur@example.fr')
  const code = await codeFor(site, 'voleur@example.fr')
  await client.browser.post('/api/users/password', {
    oldPassword: password,
    password: 'encore une autre lune claire',
  })
  expect((await verify(client, code)).body.api.error.code).toBe(1018)
  expect(await addressOf(client)).toBe('i@example.fr')
})

test('a telephone that got its code later is verified first, the address after it', async () => {
  const client = await addOwner('j@example.fr')
  await ask(client, 'j2@example.fr')
  await client.browser.post('/api/users/phone-numbers/validate', { phoneNumber: '06 12 34 56 78' })
  const code = await codeFor(site, 'j2@example.fr')
  expect((await verify(client, '12')).body.api.error.code).toBe(1015)
  await client.browser.request('DELETE', '/api/users/phone-numbers')
  await site.app.db
    .deleteFrom('address_proofs')
    .where('purpose', '=', 'phone')
    .where('user_id', '=', client.id)
    .execute()
  expect((await verify(client, code)).status).toBe(200)
  expect(await addressOf(client)).toBe('j2@example.fr')
})

test('mails caused by changing the address are limited', async () => {
  const client = await addOwner('k@example.fr')
  const codes = []
  for (let round = 0; round < 7; round += 1) {
    codes.push((await ask(client, `k${round}@example.fr`)).body.api.error?.code)
  }
  expect(codes).toEqual([...Array(6).fill(undefined), 4001])
})

test('forms: errors are at their fields, secrets are not sent back, and the account shows the pending address', async () => {
  const client = await addOwner('l@example.fr')
  const send = (fields: Record<string, string>) => sendForm(site, page.action, PATH, fields, client.browser)
  const refused = await send({ intent: 'ask', emailAddress: 'l2@example.fr', password: 'faux' })
  expect(refused.status).toBe(400)
  expect(refused.data.result.error).toEqual({
    password: ['Ce mot de passe ne convient pas. Vérifiez chaque caractère, majuscules comprises.'],
  })
  expect(refused.data.result.initialValue).toEqual({ intent: 'ask', emailAddress: 'l2@example.fr' })
  const empty = await send({ intent: 'ask', emailAddress: '', password: '' })
  expect(Object.keys(empty.data.result.error)).toEqual(['emailAddress', 'password'])
  expect((await send({ intent: 'ask', emailAddress: 'l2@example.fr', password })).location).toBe(PATH)
  expect((await openPage(site, account.loader, '/mon-compte', client.browser)).data.awaited).toBe('l2@example.fr')
  expect((await openPage(site, page.loader, PATH, client.browser)).data).toMatchObject({
    email: 'l@example.fr',
    awaited: 'l2@example.fr',
    wait: 60,
  })
  const code = await codeFor(site, 'l2@example.fr')
  expect((await send({ intent: 'verify', code: wrong(code) })).data.result.error).toEqual({
    code: ['Ce code ne convient pas ou a expiré.'],
  })
  expect((await send({ intent: 'resend' })).data.refusal.code).toBe(4001)
  expect((await send({ intent: 'verify', code })).location).toBe('/mon-compte?fait=adresse-changee')
  expect(await addressOf(client)).toBe('l2@example.fr')
})

test('forms: the change can be cancelled, and its page is only for proved addresses', async () => {
  const client = await addOwner('m@example.fr')
  await ask(client, 'm2@example.fr')
  const code = await codeFor(site, 'm2@example.fr')
  const kept = await sendForm(site, page.action, PATH, { intent: 'keep' }, client.browser)
  expect(kept.location).toBe('/mon-compte?fait=adresse-gardee')
  expect((await verify(client, code)).body.api.error.code).toBe(1018)
  const { browser } = await addClient(site, { proved: false })
  expect((await openPage(site, page.loader, PATH, browser)).location).toBe('/verification')
  expect((await openPage(site, page.loader, PATH, site.browser())).location).toBe(
    '/connexion?retour=%2Fmon-compte%2Fe-mail',
  )
})
