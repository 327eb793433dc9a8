import { beforeEach, expect, test } from 'vitest'
import type { Credential } from '../../../../test/authenticator.ts'
import type { Answer } from '../../../../test/browser.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addPasskey, PASSKEYS } from '../../../../test/passkeys.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { hashPassword } from '../../house/users/password.server.ts'

const site = useTestApp()
let count = 0
let email: string
let person: Client
let passkey: Credential & { passkeyId: number }

beforeEach(async () => {
  await site.advance(3600)
  count += 1
  email = `garde${count}@exemple.test`
  person = await addClient(site, { email })
  passkey = await addPasskey(person.browser)
})

const outcome = ({ status, body }: Answer) => [status, body.api.error?.code ?? 'ok']
const names = async ({ browser }: Client) =>
  (await browser.get(PASSKEYS)).body.passkeys.map(({ name }: { name: string }) => name)
const rename = (name: string, { browser } = person) => browser.patch(`${PASSKEYS}/${passkey.passkeyId}`, { name })
const remove = (id = passkey.passkeyId, { browser } = person) => browser.request('DELETE', `${PASSKEYS}/${id}`)
const givePassword = async () =>
  site.app.db
    .updateTable('users')
    .set({ password_hash: await hashPassword('une lune claire sur la mer') })
    .where('id', '=', person.id)
    .execute()

test('renames a passkey', async () => {
  const { body } = await rename('  Mon téléphone\u200b ')
  expect(body.passkey).toMatchObject({ id: passkey.passkeyId, name: 'Mon téléphone' })
  expect(await names(person)).toEqual(['Mon téléphone'])
})

test.each([
  ['', 400, 106],
  [' \u200b ', 400, 106],
  ['a'.repeat(41), 400, 507],
  ['a'.repeat(1001), 400, 107],
])('refuses the name %j', async (name, status, code) => {
  expect(outcome(await rename(name))).toEqual([status, code])
  expect(await names(person)).toEqual(['Appareil inconnu'])
})

test('removes a passkey and tells its owner', async () => {
  await givePassword()
  expect(outcome(await remove())).toEqual([200, 'ok'])
  expect(await names(person)).toEqual([])
  const mails = await mailsTo(site, email)
  expect(mails.at(-1)?.subject).toBe('Une clé d’accès vient d’être retirée de votre compte Cosmospace')
})

test('the last way to sign in can’t be removed until another passkey is added', async () => {
  expect(outcome(await remove())).toEqual([409, 4064])
  expect(await names(person)).toHaveLength(1)
  const other = await addPasskey(person.browser)
  expect(outcome(await remove())).toEqual([200, 'ok'])
  expect(outcome(await remove(other.passkeyId))).toEqual([409, 4064])
})

test('two removals at once don’t remove the last two ways to sign in', async () => {
  const other = await addPasskey(person.browser)
  const answers = await Promise.all([remove(), remove(other.passkeyId)])
  expect(answers.map(outcome).sort()).toEqual([
    [200, 'ok'],
    [409, 4064],
  ])
})

test('another person’s passkey is not found', async () => {
  await givePassword()
  const other = await addClient(site)
  expect(outcome(await rename('Volée', other))).toEqual([404, 4000])
  expect(outcome(await remove(passkey.passkeyId, other))).toEqual([404, 4000])
  expect(outcome(await remove(999_999))).toEqual([404, 4000])
  expect(await names(person)).toEqual(['Appareil inconnu'])
  expect(await names(other)).toEqual([])
})
