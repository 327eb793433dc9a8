import { beforeAll, expect, test } from 'vitest'
import { addPair, openRoom, type Pair, returned, talk, write } from '../../../../test/consulting.ts'
import { reversePosting } from '../../../../test/ledger/reverse-posting.ts'
import { givePayee } from '../../../../test/payees.ts'
import { proveMobile } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { testKeys, useTestApp } from '../../../../test/test-app.ts'
import { openKeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealAll } from '../../rights/privacy/seal-all.server.ts'
import { checkPain } from './pain/check-pain.ts'

const site = useTestApp()
const NOVEMBER = '2026-11'
const DECEMBER = '2026-12'
let pair: Pair
let other: Pair
let first: number
let admin: Staff

/** Two minutes at 2,50 €: 5,00 € of which 0,83 € of VAT, 1,87 € for the psychic and 2,30 € for the site. */
async function consult(of: Pair): Promise<number> {
  const id = await openRoom(of)
  await write(of.psychic, id)
  await talk(site, of, id, 120)
  await of.client.post(`/api/consultations/${id}/end`)
  return id
}

beforeAll(async () => {
  pair = await addPair(site, { cents: 10_000, psychic: { name: 'Éléonore' } })
  other = await addPair(site, { cents: 10_000, freeSeconds: 60, psychic: { name: 'Basile' } })
  await proveMobile(site, other.clientId)
  first = await consult(pair)
  await consult(other)
})

const back = async () => {
  admin = await addStaff(site, 'admin')
}
const due = async (month: string) => (await admin.browser.get(`/api/admin/due-payouts?month=${month}`)).body.due
const make = (month: string) => admin.browser.post('/api/admin/payouts', { month })
const statement = async (of: Pair, month: string) =>
  (await admin.browser.get(`/api/admin/psychics/${of.psychicId}/statement?month=${month}`)).body.statement

test('the statement of a month matches the ledger, as a page and as a file', async () => {
  await back()
  await givePayee(site, pair.psychicId, 'Éléonore d’Albe')
  const { lines, totals, paid } = await statement(pair, NOVEMBER)
  expect(lines).toMatchObject([{ consultationId: first, isRefund: false, seconds: 120, gross: 500 }])
  expect(totals).toEqual({
    consultations: 1,
    seconds: 120,
    freeSeconds: 0,
    gross: 500,
    vat: 83,
    commission: 230,
    net: 187,
  })
  expect(paid).toEqual([])
  // The site pays for free time.
  expect((await statement(other, NOVEMBER)).totals).toMatchObject({ freeSeconds: 60, gross: 250, net: 186 })
  expect((await statement(pair, '2026-10')).lines).toEqual([])
  const file = await admin.browser.post(`/api/admin/psychics/${pair.psychicId}/statement`, { month: NOVEMBER })
  expect(file.body).toMatch(/\r\nTotal;;120;0;"5,00";"0,83";"2,30";"1,87"\r\n$/)
  expect((await admin.browser.get(`/api/admin/psychics/${pair.psychicId}/statement?month=2026-13`)).status).toBe(400)
})

test('the current month can’t be paid, nor a psychic without a bank account, nor an amount twice', async () => {
  await back()
  expect((await make(NOVEMBER)).body.api.error).toMatchObject({ code: 4298, field: 'month' })
  const early = await admin.browser.get(`/api/admin/due-payouts?month=${NOVEMBER}`)
  expect(early.body.api.error).toMatchObject({ code: 4298, field: 'month' })
  await site.advance(15 * 86_400)
  await back()
  await consult(await returned(site, pair))
  expect(await due(NOVEMBER)).toMatchObject([
    { name: 'Basile', balance: 186, available: 186, paid: null, payeeState: 'missing' },
    { name: 'Éléonore', balance: 374, pending: 187, available: 187, paid: null, payeeState: 'payable' },
  ])
  const answers = await Promise.all([make(NOVEMBER), make(NOVEMBER)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { id } = answers.find(({ status }) => status === 200)!.body
  expect((await admin.browser.get(`/api/admin/payouts/${id}`)).body.row).toMatchObject({
    month: NOVEMBER,
    count: 1,
    total: 187,
    payouts: [{ name: 'Éléonore', amount: 187 }],
  })
  const file = await admin.browser.post(`/api/admin/payouts/${id}/file`)
  expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    'application/xml; charset=utf-8',
    `attachment; filename="virements-${NOVEMBER}-${id}.xml"`,
  ])
  expect(checkPain(file.body)).toEqual([])
  for (const part of [
    `<MsgId>VIR-99-${id}-20261206`,
    '<NbOfTxs>1</NbOfTxs><CtrlSum>1.87</CtrlSum>',
    `<EndToEndId>${NOVEMBER}-99-${pair.psychicId}-${id}</EndToEndId>`,
    "<Nm>Eleonore d'Albe</Nm>",
    '<IBAN>FR1420041010050500013M02606</IBAN>',
    '<Ustrd>Cosmospace, gains (novembre 2026)</Ustrd>',
  ]) {
    expect(file.body).toContain(part)
  }
  const { balance } = await site.owner
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', 'psychic_earnings')
    .where('owner_id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  // What was earned in December is still due.
  expect(balance).toBe(187)
  expect((await statement(pair, NOVEMBER)).paid).toMatchObject([{ amount: 187 }])
  const last = await site.owner.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(last).toMatchObject({ act: 'payout.take', subject: `payout:${id}` })
})

test('a later file pays what was left, less later refunds', async () => {
  await site.advance(31 * 86_400)
  await back()
  await givePayee(site, other.psychicId)
  const { transaction_id } = await site.owner
    .selectFrom('receipts')
    .select('transaction_id')
    .where('consultation_id', '=', first)
    .executeTakeFirstOrThrow()
  await reversePosting(site, transaction_id!)
  // What was taken back in January leaves nothing of December's earnings.
  expect(await due(DECEMBER)).toMatchObject([{ name: 'Basile' }])
  const { id } = (await make(NOVEMBER)).body
  expect((await admin.browser.get(`/api/admin/payouts/${id}`)).body.row.payouts).toMatchObject([{ name: 'Basile' }])
  expect(await due(DECEMBER)).toEqual([])
  const { totals, lines } = await statement(pair, '2027-01')
  expect(lines).toMatchObject([{ consultationId: first, isRefund: true, seconds: -120, net: -187 }])
  expect(totals).toMatchObject({ consultations: 0, gross: -500, net: -187 })
})

test('a file is the same after the encryption keys have changed', async () => {
  await back()
  const [{ id }] = (await admin.browser.get('/api/admin/payouts')).body.rows
  const take = async () => (await admin.browser.post(`/api/admin/payouts/${id}/file`)).body
  const before = await take()
  const young = { id: 'young', secret: 'the next data key of the tests, long enough' }
  await sealAll({ ...site.app, keys: openKeyRing([young, testKeys[0]]) })
  const payments = await site.owner.selectFrom('psychic_payouts').select('payee_sealed as sealed').execute()
  const payees = await site.owner.selectFrom('psychic_payees').select('sealed').execute()
  const { head } = openKeyRing([young])
  const heads = [...payments, ...payees].map(({ sealed }) => sealed.subarray(0, head.length))
  expect(heads).toEqual(Array(payments.length + payees.length).fill(head))
  await sealAll({ ...site.app, keys: openKeyRing([testKeys[0], young]) })
  expect(await take()).toBe(before)
})

test('a file is the same whatever becomes of the company’s account, and is not given if it breaks a rule of its form', async () => {
  await back()
  const [{ id }] = (await admin.browser.get('/api/admin/payouts')).body.rows
  const take = async () => (await admin.browser.post(`/api/admin/payouts/${id}/file`)).body
  const before = await take()
  const { payouts: settings } = site.app.config
  const { debtor } = settings
  settings.debtor = { name: 'Autre', iban: 'BE68539007547034', town: 'Liège', country: 'BE' }
  expect(await take()).toBe(before)
  const change = (iban: string) =>
    site.owner.updateTable('payout_files').set({ debtor_iban: iban }).where('id', '=', id).execute()
  await change('FR7630006000011234567890188')
  expect((await take()).api.error.code).toBe(4431)
  await change('FR1420041010050500013M02606')
  expect(await take()).toBe(before)
  settings.debtor = null
  expect(await take()).toBe(before)
  const unknown = { debtor_name: null, debtor_iban: null, debtor_town: null, debtor_country: null }
  await site.owner.updateTable('payout_files').set(unknown).where('id', '=', id).execute()
  expect((await take()).api.error.code).toBe(4430)
  settings.debtor = debtor
  expect(await take()).toBe(before)
})

test('without an account of the company nothing is paid', async () => {
  await back()
  const { payouts: settings } = site.app.config
  const { debtor } = settings
  settings.debtor = null
  expect((await make(DECEMBER)).body.api.error.code).toBe(4430)
  settings.debtor = debtor
  expect((await make(DECEMBER)).body.api.error.code).toBe(4299)
})

test('a psychic of another site is not found', async () => {
  await back()
  await site.owner
    .updateTable('psychic_listings')
    .set({ site_id: 100 })
    .where('psychic_id', '=', other.psychicId)
    .execute()
  for (const path of ['payee', `statement?month=${NOVEMBER}`]) {
    const { body } = await admin.browser.get(`/api/admin/psychics/${other.psychicId}/${path}`)
    expect(body.api.error.code).toBe(3000)
  }
})
