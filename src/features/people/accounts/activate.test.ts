import { beforeAll, beforeEach, expect, test } from 'vitest'
import { codeFor } from '../../../../test/mails.ts'
import { addClient, type Client, signInAs } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { hashPassword } from '../../house/users/password.server.ts'

const site = useTestApp()
const PATH = '/api/users/activate'
const password = 'une lune claire sur la mer'
let hash: string

beforeAll(async () => {
  hash = await hashPassword(password)
})
// So that the rate limits of one test don't affect the next.
beforeEach(() => site.advance(3600))

async function addUnproven(email: string, birthDate: string | null = null): Promise<Client & { code: string }> {
  const client = await addClient(site, { email, proved: false, birthDate })
  await site.app.db.updateTable('users').set({ password_hash: hash }).where('id', '=', client.id).execute()
  await client.browser.post('/api/users/verify/resend')
  return { ...client, code: await codeFor(site, email) }
}

test('the code activates and completes the signed-in person’s account, once', async () => {
  const { browser, code } = await addUnproven('a@example.fr')
  const fields = { code, firstName: 'Inès', birthDate: '1988-02-29', gender: 'female', relationshipStatus: 2 }
  const { status, body } = await browser.post(PATH, fields)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    freeTime: true,
    user: { firstName: 'Inès', birthDate: '1988-02-29', gender: 'female', relationshipStatus: 2, emailProved: true },
  })
  expect((await browser.post(PATH, { code })).body.api.error.code).toBe(1018)
})

test('another browser is signed in with the account’s address, its password and the code', async () => {
  const { id, code } = await addUnproven('b@example.fr')
  const browser = site.browser()
  const given = { email: 'b@example.fr', password, code }
  const { body } = await browser.post(PATH, given)
  expect(body.user).toMatchObject({ id, emailProved: true })
  expect((await browser.get('/api/users/me')).body.user.id).toBe(id)
})

test('a browser that is not signed in can’t use the code alone, nor the password alone', async () => {
  const { id, code } = await addUnproven('c@example.fr')
  const browser = site.browser()
  const errorOf = async (given: object) => (await browser.post(PATH, given)).body.api.error
  expect(await errorOf({ email: 'c@example.fr', code })).toMatchObject({ code: 106, field: 'password' })
  expect(await errorOf({ password, code })).toMatchObject({ code: 106, field: 'email' })
  expect(await errorOf({ email: 'c@example.fr', password: 'une autre lune', code })).toMatchObject({ code: 1005 })
  const wrong = code === '000000' ? '111111' : '000000'
  expect(await errorOf({ email: 'c@example.fr', password, code: wrong })).toMatchObject({ code: 4014 })
  expect((await browser.get('/api/users/me')).body.api.error.code).toBe(103)
  expect((await (await signInAs(site, id)).get('/api/users/me')).body.user.emailProved).toBe(false)
})

test('after five wrong codes the right one is refused', async () => {
  const { code } = await addUnproven('d@example.fr')
  const wrong = code === '000000' ? '111111' : '000000'
  const give = async (typed: string) =>
    (await site.browser().post(PATH, { email: 'd@example.fr', password, code: typed })).body.api.error?.code
  for (let round = 0; round < 5; round += 1) expect(await give(wrong)).toBe(4014)
  expect(await give(code)).toBe(4014)
})

test.each([
  ['a first name of 1,000 characters', { firstName: 'a'.repeat(1000) }, 1026, 'firstName'],
  ['a first name with a digit', { firstName: 'In3s' }, 1026, 'firstName'],
  ['a birth date in the future', { birthDate: '2027-01-01' }, 1027, 'birthDate'],
  ['29 February of a common year', { birthDate: '1990-02-29' }, 1027, 'birthDate'],
  ['a person who turns 18 tomorrow', { birthDate: '2008-12-31' }, 4011, 'birthDate'],
  ['a birth date other than the account’s', { birthDate: '1991-01-01' }, 4030, 'birthDate'],
  ['an address other than the account’s', { email: 'autre@example.fr' }, 107, 'email'],
  ['an unknown field', { role: 'admin' }, 107, 'role'],
])('%s is refused, and the code can still be used', async (_what, fields, error, field) => {
  count += 1
  const { browser, code } = await addUnproven(`e${count}@example.fr`, '1990-05-12')
  expect((await browser.post(PATH, { code, ...fields })).body.api.error).toMatchObject({ code: error, field })
  expect((await browser.post(PATH, { code })).status).toBe(200)
})
let count = 0

test('the answer says only whether an address is acceptable, not whether it has an account; calls are limited', async () => {
  await addClient(site, { email: 'la@example.fr' })
  const browser = site.browser()
  const ask = async (email: string) => (await browser.post('/api/users/exist', { email })).body
  for (const email of ['la@example.fr', 'pas-la@example.fr']) {
    expect(await ask(email)).toEqual({ api: { ok: 1 }, exist: null })
  }
  expect((await ask('l\u0430@example.fr')).api.error).toMatchObject({ code: 1002, field: 'emailAddress' })
  expect((await ask('l\u200ba@example.fr')).api.error.code).toBe(1002)
  expect((await ask('la@yopmail.com')).api.error.code).toBe(1013)
  for (let round = 5; round < 30; round += 1) await ask('la@example.fr')
  expect((await ask('la@example.fr')).api.error.code).toBe(4001)
})

test('a stolen session ends when its owner signs out', async () => {
  const { browser } = await addClient(site)
  const thief = site.browser()
  thief.cookie = browser.cookie
  expect((await thief.get('/api/users/me')).status).toBe(200)
  await browser.post('/api/users/logout')
  const { status, body } = await thief.get('/api/users/me')
  expect([status, body.api.error.code]).toEqual([401, 108])
  expect(thief.cookie).toBe('')
})
