import { beforeAll, expect, test } from 'vitest'
import { addPair, openRoom, type Pair, talk, write } from '../../../../test/consulting.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { inDayAndHour } from '../../../platform/i18n/french.ts'

const site = useTestApp()
const HOUR = 3600
const DAY = 24 * HOUR
const MONTH = '2026-11'
const given = {
  holder: 'Éléonore d’Albe',
  iban: 'FR14 2004 1010 0505 0001 3M02 606',
  reason: 'Rappelée au numéro connu.',
}
const other = { ...given, iban: 'BE68 5390 0754 7034' }
let pair: Pair
let address: string
let one: Staff
let two: Staff

const staff = async () => {
  one = await addStaff(site, 'admin')
  two = await addStaff(site, 'admin')
}
const path = (end = '') => `/api/admin/psychics/${pair.psychicId}/payee${end}`
const code = async (by: Staff, end: string, body?: object) => {
  const { body: answer } = await by.browser.post(path(end), body)
  return answer.api.ok === 1 ? 'done' : answer.api.error.code
}
const read = async (by = one) => (await by.browser.get(path())).body
const due = async () => (await one.browser.get(`/api/admin/due-payouts?month=${MONTH}`)).body.due[0]
const pay = async () => (await one.browser.post('/api/admin/payouts', { month: MONTH })).body.api.error?.code ?? 'done'
const subjects = async (to: string) => (await mailsTo(site, to)).map(({ subject }) => subject)

beforeAll(async () => {
  pair = await addPair(site, { cents: 10_000, psychic: { name: 'Éléonore' } })
  const { email } = await site.owner
    .selectFrom('psychics as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('u.email')
    .where('p.id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  address = email ?? ''
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 120)
  await pair.client.post(`/api/consultations/${id}/end`)
  await site.advance(20 * DAY)
})

test('an account is validated, and needs a reason', async () => {
  await staff()
  for (const [wrong, error] of [
    [{ iban: 'FR14 2004 1010 0505 0001 3M02 607' }, { code: 4297, field: 'iban' }],
    [{ holder: '«»' }, { code: 107, field: 'holder' }],
    [{ reason: undefined }, { code: 106, field: 'reason' }],
  ] as const) {
    expect((await one.browser.post(path(), { ...given, ...wrong })).body.api.error).toMatchObject(error)
  }
  expect(await read()).toMatchObject({ state: 'missing', payee: null, proposal: null })
})

test('an account waits for a second person, stored sealed and shown by its end, and the psychic is told at once', async () => {
  expect(await code(one, '', given)).toBe('done')
  expect(await read()).toMatchObject({
    state: 'proposed',
    payee: null,
    proposal: { holder: 'Éléonore d’Albe', iban: 'FR•• •••• 2606', reason: given.reason, by: 'Sacha', isOwn: true },
  })
  expect((await read(two)).proposal.isOwn).toBe(false)
  const { sealed } = await site.owner.selectFrom('payee_proposals').select('sealed').executeTakeFirstOrThrow()
  expect(sealed.includes('3M02')).toBe(false)
  const [mail] = await mailsTo(site, address)
  expect(mail).toMatchObject({ subject: 'Un changement de votre compte bancaire est demandé' })
  expect(mail!.text).toContain('FR•• •••• 2606')
  expect(mail!.text).not.toContain('3M02')
  expect(await subjects(two.email)).toEqual(['Un compte bancaire attend votre accord'])
  expect(await subjects(one.email)).toEqual([])
  const counts = async (who: Staff) => (await who.browser.get('/api/admin/awaiting/mine')).body.row.counts.psychics
  expect([await counts(one), await counts(two)]).toEqual([0, 1])
})

test('nobody confirms an account of their own, and another one waits for its turn', async () => {
  expect(await code(one, '/confirm')).toBe(4434)
  expect(await code(two, '', other)).toBe(4433)
  expect(await due()).toMatchObject({ available: 187, payeeState: 'proposed' })
  expect(await pay()).toBe(4299)
})

test('a confirmed account is paid 72 hours later, not before', async () => {
  expect(await code(two, '/confirm')).toBe('done')
  const from = new Date(site.now().getTime() + 72 * HOUR * 1000).toISOString()
  expect(await read()).toMatchObject({
    state: 'waits',
    payee: { iban: 'FR•• •••• 2606', paysFrom: from },
    proposal: null,
  })
  const mail = (await mailsTo(site, address)).find(
    ({ subject }) => subject === 'Votre nouveau compte bancaire est enregistré',
  )
  expect(mail!.text).toContain(`à partir du ${inDayAndHour(from)}`)
  expect(await code(two, '/confirm')).toBe(3000)
  expect(await pay()).toBe(4299)
  await site.advance(72 * HOUR - 1)
  await staff()
  expect(await due()).toMatchObject({ payeeState: 'waits' })
  expect(await pay()).toBe(4299)
  await site.advance(1)
  expect(await due()).toMatchObject({ payeeState: 'payable' })
})

test('while another account is proposed nothing is paid to the one before, which a withdrawn proposal brings back', async () => {
  expect(await code(one, '', other)).toBe('done')
  expect(await read()).toMatchObject({ state: 'proposed', payee: { iban: 'FR•• •••• 2606' } })
  expect(await pay()).toBe(4299)
  expect(await code(two, '/decline', {})).toBe(106)
  expect(await code(two, '/decline', { reason: 'La personne n’a rien demandé.' })).toBe('done')
  expect(await code(two, '/decline', { reason: 'Encore.' })).toBe(3000)
  expect(await read()).toMatchObject({ state: 'payable', payee: { iban: 'FR•• •••• 2606' }, proposal: null })
  expect(await subjects(address)).toContain('Le changement de votre compte bancaire est abandonné')
  expect(await pay()).toBe('done')
})

test('proposing and confirming an account ask for a code of the last five minutes', async () => {
  expect(await code(one, '', { ...other, reason: 'Appelée au 06 12 34 56 78' })).toBe(4380)
  expect(await code(one, '', other)).toBe('done')
  expect(await code(two, '/decline', { reason: 'Appelée au 06 12 34 56 78' })).toBe(4380)
  await site.advance(301)
  expect([await code(one, '', other), await code(two, '/confirm')]).toEqual([4202, 4202])
})

test('the database keeps an account from being given by one person, or paid at once', async () => {
  const change = (set: object) =>
    site.owner
      .updateTable('psychic_payees')
      .set(set)
      .execute()
      .catch((thrown: unknown) => violatedConstraint(thrown))
  const { changed_by } = await site.owner.selectFrom('psychic_payees').select('changed_by').executeTakeFirstOrThrow()
  expect(await change({ confirmed_by: changed_by })).toBe('payee_two_people')
  expect(await change({ changed_at: site.now() })).toBe('payee_waits')
})
