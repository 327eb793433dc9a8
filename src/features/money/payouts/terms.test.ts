import { expect, test } from 'vitest'
import { addPair, openRoom, type Pair, returned, talk, write } from '../../../../test/consulting.ts'
import { givePayee } from '../../../../test/payees.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp({ PAYOUT_TERM_DAYS: '20', PAYOUT_RESERVE_PERCENT: '10', PAYOUT_RESERVE_DAYS: '60' })
const DAY = 86_400

/** Two minutes at 2,50 €, of which 1,87 € is the psychic's. */
async function consult(of: Pair): Promise<number> {
  const id = await openRoom(of)
  await write(of.psychic, id)
  await talk(site, of, id, 120)
  await of.client.post(`/api/consultations/${id}/end`)
  return id
}

const psychic = (name: string) => addPair(site, { cents: 10_000, psychic: { name } })
const admin = () => addStaff(site, 'admin')
const dueOf = async (of: Pair, month: string) => {
  const { body } = await (await admin()).browser.get(`/api/admin/due-payouts?month=${month}`)
  return body.due.find(({ psychicId }: { psychicId: number }) => psychicId === of.psychicId)
}
/** What a new file pays this psychic. */
async function pay(of: Pair, month: string): Promise<number | undefined> {
  const { browser } = await admin()
  const { body } = await browser.post('/api/admin/payouts', { month })
  if (body.api.ok !== 1) return undefined
  const { payouts } = (await browser.get(`/api/admin/payouts/${body.id}`)).body.row
  return payouts.find(({ psychicId }: { psychicId: number }) => psychicId === of.psychicId)?.amount
}
const thisMonth = () => site.now().toISOString().slice(0, 7)

test('earnings are paid once their term is over, less a reserve, which is paid after its own term', async () => {
  const pair = await psychic('Aline')
  await givePayee(site, pair.psychicId)
  await consult(pair)
  // On 2 December, eleven days later.
  await site.advance(11 * DAY)
  expect(await dueOf(pair, '2026-11')).toMatchObject({ balance: 187, pending: 187, reserved: 0, available: 0 })
  expect(await pay(pair, '2026-11')).toBeUndefined()
  await site.advance(9 * DAY + 1)
  // A tenth is 18,7 cents, rounded up.
  expect(await dueOf(pair, '2026-11')).toMatchObject({ balance: 187, pending: 0, reserved: 19, available: 168 })
  expect(await pay(pair, '2026-11')).toBe(168)
  expect(await dueOf(pair, '2026-11')).toMatchObject({ balance: 19, reserved: 19, available: 0, paid: 168 })
  expect(await pay(pair, '2026-11')).toBeUndefined()
  await site.advance(40 * DAY)
  expect(await pay(pair, '2026-12')).toBe(19)
})

test('of a month, what was earned after its end is not paid, even if its term is over', async () => {
  const pair = await psychic('Blanche')
  await givePayee(site, pair.psychicId)
  const month = thisMonth()
  await consult(pair)
  await site.advance(31 * DAY)
  await consult(await returned(site, pair))
  await site.advance(21 * DAY)
  expect(await dueOf(pair, month)).toMatchObject({ balance: 374, pending: 187, reserved: 19, available: 168 })
})

test('earnings of a consultation that is disputed wait for the answer, even if its term is over', async () => {
  const pair = await psychic('Cyrille')
  const id = await consult(pair)
  await pair.client.post(`/api/consultations/${id}/dispute`, { reason: 'Une coupure.' })
  const month = thisMonth()
  await site.advance(61 * DAY)
  expect(await dueOf(pair, month)).toMatchObject({ balance: 187, disputed: 187, pending: 0, available: 0 })
  const { browser } = await addStaff(site, 'support')
  await browser.post(`/api/admin/disputes/${id}/reject`, { reason: 'Rien à redire.' })
  expect(await dueOf(pair, month)).toMatchObject({ disputed: 0, available: 187 })
})

test('a refund is taken from what is pending, and one after the payment makes a balance that later earnings pay', async () => {
  const pair = await psychic('Diane')
  await givePayee(site, pair.psychicId)
  const month = thisMonth()
  const first = await consult(pair)
  await site.advance(61 * DAY)
  expect(await pay(pair, month)).toBe(187)
  const back = await returned(site, pair)
  const second = await consult(back)
  await back.client.post(`/api/consultations/${first}/dispute`, { reason: 'Une coupure.' })
  // The dispute of a consultation that is paid holds back later earnings.
  expect(await dueOf(pair, month)).toMatchObject({ balance: 187, pending: 187, disputed: 187, available: -187 })
  const refund = async (id: number, amount: number) => {
    const { browser } = await addStaff(site, 'support')
    const given = { amount, bearer: 'psychic', reason: 'Une coupure.' }
    expect((await browser.post(`/api/admin/disputes/${id}/refund`, given)).status).toBe(200)
  }
  await refund(first, 500)
  expect(await dueOf(pair, month)).toMatchObject({ pending: 187, disputed: 0, available: -187 })
  await back.client.post(`/api/consultations/${second}/dispute`, { reason: 'Encore une coupure.' })
  await refund(second, 250)
  expect(await dueOf(pair, month)).toMatchObject({ balance: -93, pending: 94, available: -187 })
  const next = thisMonth()
  await site.advance(61 * DAY)
  expect(await dueOf(pair, next)).toMatchObject({ balance: -93, pending: 0, available: -93 })
  expect(await pay(pair, next)).toBeUndefined()
  const later = thisMonth()
  await consult(await returned(site, pair))
  await site.advance(61 * DAY)
  expect(await pay(pair, later)).toBe(94)
})

test('an open alert about a consultation holds its earnings back', async () => {
  const pair = await psychic('Edith')
  const id = await consult(pair)
  const month = thisMonth()
  const { body } = await pair.client.post(`/api/consultations/${id}/reports`, { topic: 'health' })
  expect(body.api).toEqual({ ok: 1 })
  await site.advance(61 * DAY)
  expect(await dueOf(pair, month)).toMatchObject({ disputed: 187, available: 0 })
})
