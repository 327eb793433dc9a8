import { beforeEach, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addPasskey } from '../../../../test/passkeys.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { hashPassword } from '../../house/users/password.server.ts'
import { action, loader } from './passkeys.page.tsx'

const site = useTestApp()
const HERE = '/mon-compte/cles-d-acces'
let person: Client
let id: string

beforeEach(async () => {
  person = await addClient(site)
  id = String((await addPasskey(person.browser)).passkeyId)
})

const open = async (path = HERE) => (await openPage(site, loader, path, person.browser)).data
const send = (fields: Record<string, string>) => sendForm(site, action, HERE, fields, person.browser)

test('lists the passkeys, and says what is needed before adding another', async () => {
  expect(await open()).toMatchObject({ passkeys: [{ name: 'Appareil inconnu', usedAt: null }], confirmation: null })
  await site.advance(600)
  expect((await open()).confirmation).toBe('code')
  const password_hash = await hashPassword('une lune claire sur la mer')
  await site.app.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
  expect((await open()).confirmation).toBe('password')
})

test('renames without scripts, and gives back the typed name when it is refused', async () => {
  expect((await send({ id, intent: 'rename', name: 'Ma tablette' })).location).toBe(`${HERE}?fait=nom`)
  expect(await open(`${HERE}?fait=nom`)).toMatchObject({ passkeys: [{ name: 'Ma tablette' }], done: 'renamed' })
  const name = 'a'.repeat(41)
  const refused = await send({ id, intent: 'rename', name })
  expect(refused).toMatchObject({ status: 400, data: { refusal: { code: 507, field: 'name' }, name } })
})

test('removes without scripts, unless it is the only way to sign in', async () => {
  const refused = await send({ id, intent: 'remove' })
  expect(refused).toMatchObject({ status: 409, data: { refusal: { code: 4064, field: null } } })
  await addPasskey(person.browser)
  expect((await send({ id, intent: 'remove' })).location).toBe(`${HERE}?fait=retiree`)
  expect((await open()).passkeys).toHaveLength(1)
})

test('a passkey that is not the account’s is not found', async () => {
  for (const id of ['nonsense', '', '1e3', '-1']) expect((await send({ id, intent: 'remove' })).status).toBe(404)
  const other = await addClient(site)
  const theirs = String((await addPasskey(other.browser)).passkeyId)
  expect((await send({ id: theirs, intent: 'remove' })).data.refusal.code).toBe(4000)
})

test('a signed-out visitor is led to sign in and back', async () => {
  const { location } = await openPage(site, loader, HERE, site.browser())
  expect(location).toBe('/connexion?retour=%2Fmon-compte%2Fcles-d-acces')
})
