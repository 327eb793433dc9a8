import { beforeAll, expect, test } from 'vitest'
import { addPair, type Pair, returned } from '../../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../../test/forms.ts'
import { mailsTo } from '../../../../../test/mails.ts'
import { testIban } from '../../../../../test/payees.ts'
import { addStaff } from '../../../../../test/staff.ts'
import { useTestApp } from '../../../../../test/test-app.ts'
import { action, loader } from './account.page.tsx'

const site = useTestApp()
const HERE = '/espace-voyant/gains/compte-bancaire'
const given = { intent: 'give', holder: 'Éléonore d’Albe', iban: testIban }
let pair: Pair

beforeAll(async () => {
  pair = await addPair(site, { psychic: { name: 'Éléonore' } })
})

const send = (fields: Record<string, string>, by: Pair['client'] = pair.psychic) =>
  sendForm(site, action, HERE, fields, by)
const read = async (by = pair.psychic) => (await openPage(site, loader, HERE, by)).data.of
const path = (end = '') => `/api/admin/psychics/${pair.psychicId}/payee${end}`

test('what is no account is said at its field, and given back as it was typed', async () => {
  for (const [wrong, code, field] of [
    [{ iban: 'FR14 2004 1010 0505 0001 3M02 607' }, 4297, 'iban'],
    [{ iban: '' }, 4297, 'iban'],
    [{ holder: ' ' }, 106, 'holder'],
    [{ holder: '«»' }, 107, 'holder'],
    [{ holder: 'A'.repeat(71) }, 107, 'holder'],
  ] as const) {
    const { status, data } = await send({ ...given, ...wrong })
    expect([status, data.refusal.code, data.refusal.field]).toEqual([400, code, field])
    expect(data.typed).toMatchObject(wrong)
  }
  expect(await read()).toEqual({ state: 'missing', account: null, waiting: null })
})

test('who was signed in long ago proves first who they are, and types nothing twice', async () => {
  await site.advance(11 * 60)
  const { status, data } = await send(given)
  expect([status, data.asking.fields]).toEqual([403, Object.entries(given)])
  expect(await read()).toMatchObject({ waiting: null })
  // An invalid IBAN is refused before that.
  expect((await send({ ...given, iban: 'FR00' })).data.refusal.code).toBe(4297)
})

test('a psychic gives an account, the house confirms it, and it is paid 72 hours later', async () => {
  pair = await returned(site, pair)
  const staff = await addStaff(site, 'admin')
  expect((await send(given)).location).toBe(`${HERE}?fait=donne`)
  expect(await read()).toMatchObject({
    state: 'proposed',
    account: null,
    waiting: { holder: 'Éléonore d’Albe', iban: 'FR•• •••• 2606', isOwn: true },
  })
  const { email } = await site.owner
    .selectFrom('psychics as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('u.email')
    .where('p.id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  const [told] = await mailsTo(site, email!)
  expect(told).toMatchObject({ subject: 'Vous avez donné un compte bancaire' })
  expect(told!.text).toContain('FR•• •••• 2606')
  expect(told!.text).not.toContain('3M02')
  const [asked] = await mailsTo(site, staff.email)
  expect(asked!.text).toContain('Éléonore a donné, depuis son espace, un compte bancaire')
  expect((await staff.browser.get(path())).body.proposal).toMatchObject({
    isOwn: false,
    reason: 'Donné par la personne elle-même, depuis son espace.',
  })
  // Another one waits for its turn.
  expect((await send(given)).data.refusal.code).toBe(4433)
  expect((await staff.browser.post(path('/confirm'))).body.api.ok).toBe(1)
  const { state, account, waiting } = await read()
  expect([state, waiting]).toEqual(['waits', null])
  expect(new Date(account.paysFrom).getTime()).toBe(site.now().getTime() + 72 * 3_600_000)
})

test('until the house agrees a psychic takes their own account back, and no one that the house proposed', async () => {
  pair = await returned(site, pair)
  await send({ ...given, iban: 'BE68 5390 0754 7034' })
  expect((await send({ intent: 'withdraw' })).location).toBe(`${HERE}?fait=retire`)
  expect(await read()).toMatchObject({ state: 'waits', account: { iban: 'FR•• •••• 2606' }, waiting: null })
  const { browser } = await addStaff(site, 'admin')
  const { holder, iban } = given
  await browser.post(path(), { holder, iban, reason: 'Rappelée au numéro connu.' })
  expect(await read()).toMatchObject({ waiting: { isOwn: false } })
  expect((await send({ intent: 'withdraw' })).status).toBe(404)
  expect(await read()).toMatchObject({ waiting: { isOwn: false } })
})

test('nobody sees or gives another one’s account', async () => {
  const other = await addPair(site, { psychic: { name: 'Blanche' } })
  expect(await read(other.psychic)).toEqual({ state: 'missing', account: null, waiting: null })
  expect((await send(given, other.client)).data.refusal.code).toBe(104)
  expect((await send(given, site.browser())).data.refusal.code).toBe(103)
})
