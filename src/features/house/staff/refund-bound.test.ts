import { beforeEach, expect, test } from 'vitest'
import { addPair, openRoom, talk, write } from '../../../../test/consulting.ts'
import { sendForm } from '../../../../test/forms.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as withdrawal from '../../money/withdrawals/withdrawal.page.tsx'

const site = useTestApp()
const reason = 'La coupure vient de chez nous.'
let support: Staff
let admin: Staff

beforeEach(async () => {
  support = await addStaff(site, 'support')
  admin = await addStaff(site, 'admin')
})

/** Twelve minutes at 5 EUR: 60 EUR. */
async function dispute(): Promise<number> {
  const pair = await addPair(site, { cents: 10_000, psychic: { price: 500 } })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 720, 60)
  await pair.client.post(`/api/consultations/${id}/end`)
  await pair.client.post(`/api/consultations/${id}/dispute`, { reason: 'La ligne a coupé.' })
  return id
}
async function withdraw(): Promise<{ id: number; order: number }> {
  const { browser } = await addClient(site)
  const order = await buyCredit(site, browser, 'credit-50')
  await sendForm(site, withdrawal.action, '/retractation', { contrat: `commande-${order}` }, browser)
  const rows = site.owner.selectFrom('contract_withdrawals').select('id').where('order_id', '=', order)
  return { id: (await rows.executeTakeFirstOrThrow()).id, order }
}
const call = async (staff: Staff, path: string, body: object = {}) => {
  const browser = await signInAs(site, staff.id)
  await site.owner.updateTable('sessions').set({ factor_at: site.now() }).where('user_id', '=', staff.id).execute()
  const answer = (await browser.post(`/api/admin/${path}`, body)).body
  return answer.settled ?? (answer.api.ok === 1 ? 0 : answer.api.error.code)
}
const refund = (staff: Staff, id: number, amount: number) => call(staff, `disputes/${id}/refund`, { amount, reason })
const counted = async ({ id }: Staff) =>
  (await site.owner.selectFrom('staff_refunds').select('cents').where('staff_id', '=', id).execute()).map(
    ({ cents }) => cents,
  )

test('one person refunds at most 100 EUR a day; anything above waits for a second person', async () => {
  const [first, second] = [await dispute(), await dispute()]
  expect(await refund(support, first, 6000)).toBe(true)
  expect(await refund(support, second, 4001)).toBe(false)
  expect(await call(support, `disputes/${second}/confirm`)).toBe(4213)
  expect(await call(admin, `disputes/${second}/confirm`)).toBe(0)
  // Agreed by two people, it counts for neither.
  expect([await counted(support), await counted(admin)]).toEqual([[6000], []])
  const third = await dispute()
  expect(await refund(support, third, 4000)).toBe(true)
  expect(await counted(support)).toEqual([10_000])
})

test('withdrawals count with disputes, and a new day begins at midnight in Paris', async () => {
  const one = await dispute()
  const { id, order } = await withdraw()
  expect(await refund(support, one, 6000)).toBe(true)
  const given = { order, amount: 5000, reason }
  expect(await call(support, `withdrawals/${id}/refund`, given)).toBe(false)
  expect(await call(support, `withdrawals/${id}/decline`, { reason })).toBe(0)
  await site.advance(86_400)
  expect(await call(support, `withdrawals/${id}/refund`, given)).toBe(true)
  expect(await counted(support)).toEqual([6000, 5000])
})

test('of eight concurrent decisions, no more are done than fit in 100 EUR', async () => {
  const ids = []
  for (let times = 0; times < 8; times += 1) ids.push(await dispute())
  const answers = await Promise.all(ids.map((id) => refund(support, id, 3000)))
  expect(answers.filter((settled) => settled === true)).toHaveLength(3)
  expect(answers.filter((settled) => settled === false)).toHaveLength(5)
  expect(await counted(support)).toEqual([9000])
  const above = site.owner.updateTable('staff_refunds').set({ cents: 10_001 }).where('staff_id', '=', support.id)
  await expect(above.execute()).rejects.toMatchObject({ constraint: 'staff_refunds_most' })
})

test('a refusal counts for nothing', async () => {
  const id = await dispute()
  expect(await refund(support, id, 6001)).toBe(4212)
  expect(await refund(support, 999_999, 100)).toBe(3000)
  expect(await counted(support)).toEqual([])
})
