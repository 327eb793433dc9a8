import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addPair, openRoom, type Pair, talk, write } from '../../../../test/consulting.ts'
import { attempt, moving } from '../../../../test/ledger/attempt.ts'
import { postAny } from '../../../../test/ledger/post-any.ts'
import { givePayee } from '../../../../test/payees.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { moneyLaws } from '../reconciliation/laws.ts'
import { listFaults } from '../reconciliation/queries.server.ts'

const site = useTestApp()
const DAY = 86_400
const MONTH = '2026-11'
let pairs: Pair[]
let file: number
let admin: Staff

async function consult(of: Pair): Promise<void> {
  const id = await openRoom(of)
  await write(of.psychic, id)
  await talk(site, of, id, 120)
  await of.client.post(`/api/consultations/${id}/end`)
}

const faults = async () => (await listFaults(site.app.db, moneyLaws.find(({ key }) => key === 'payouts')!.faults)).count
const act = async (name: string, body?: object, id = file, key: string = randomUUID()) => {
  const { body: answer } = await admin.browser.request('POST', `/api/admin/payouts/${id}/${name}`, body, {
    'idempotency-key': key,
  })
  return answer.api.ok === 1 ? 'done' : answer.api.error.code
}
const opened = async () => (await admin.browser.get(`/api/admin/payouts/${file}`)).body.row
const due = async (of: Pair) =>
  (await admin.browser.get(`/api/admin/due-payouts?month=${MONTH}`)).body.due.find(
    ({ psychicId }: { psychicId: number }) => psychicId === of.psychicId,
  )

beforeAll(async () => {
  pairs = [
    await addPair(site, { cents: 10_000, psychic: { name: 'Ambre' } }),
    await addPair(site, { cents: 10_000, psychic: { name: 'Béryl' } }),
  ]
  for (const pair of pairs) await consult(pair)
  await site.advance(20 * DAY)
  admin = await addStaff(site, 'admin')
  for (const { psychicId } of pairs) await givePayee(site, psychicId)
  file = (await admin.browser.post('/api/admin/payouts', { month: MONTH })).body.id
})

test('transfers are carried out or returned only once their file was sent, which is noted once', async () => {
  const back = { psychicId: pairs[0]!.psychicId, reason: 'AC04' }
  expect(await act('execute', {})).toBe(4432)
  expect(await act('return', back)).toBe(4432)
  expect(await act('send')).toBe('done')
  expect(await act('send')).toBe(4432)
  expect(await opened()).toMatchObject({
    sentAt: site.now().toISOString(),
    payouts: [
      { name: 'Ambre', executedAt: null, returnedAt: null, returnReason: null },
      { name: 'Béryl', executedAt: null, returnedAt: null, returnReason: null },
    ],
  })
})

test('a transfer is carried out once, alone or with those that are left', async () => {
  const [first, second] = pairs
  expect(await act('execute', { psychicId: first!.psychicId })).toBe('done')
  expect(await act('execute', { psychicId: first!.psychicId })).toBe(4432)
  expect(await act('execute', { psychicId: 999_999 })).toBe(4432)
  expect((await opened()).payouts).toMatchObject([{ executedAt: site.now().toISOString() }, { executedAt: null }])
  expect(await act('execute', {})).toBe('done')
  expect((await opened()).payouts[1]).toMatchObject({
    ...{ psychicId: second!.psychicId, executedAt: site.now().toISOString() },
  })
  expect(await act('execute', {})).toBe(4432)
})

test('the money of a transfer that came back is the psychic’s again, once, and a later file pays it to an account given anew', async () => {
  const [first, second] = pairs
  expect(await faults()).toBe(0)
  expect(await due(first!)).toMatchObject({ balance: 0, paid: 187 })
  const back = { psychicId: first!.psychicId, reason: 'AC04' }
  expect(await act('return', { ...back, reason: 'XX99' })).toBe(107)
  expect(await act('return', { ...back, psychicId: 999_999 })).toBe(4432)
  const key = randomUUID()
  const answers = await Promise.all([act('return', back, file, key), act('return', back), act('return', back)])
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
  expect(await act('execute', { psychicId: first!.psychicId })).toBe(4432)
  expect((await opened()).payouts).toMatchObject([
    { amount: 187, returnedAt: site.now().toISOString(), returnReason: 'AC04' },
    { returnedAt: null },
  ])
  expect(await faults()).toBe(0)
  expect(await due(first!)).toMatchObject({ balance: 187, available: 187, paid: null, payeeState: 'returned' })
  expect(await due(second!)).toMatchObject({ balance: 0, paid: 187 })
  const { body } = await admin.browser.get(`/api/admin/psychics/${first!.psychicId}/statement?month=${MONTH}`)
  expect(body.statement.paid).toEqual([])
  const make = () => admin.browser.post('/api/admin/payouts', { month: MONTH })
  expect((await make()).body.api.error.code).toBe(4299)
  // The account given before was last paid by the first file.
  await site.advance(3 * DAY + 1)
  admin = await addStaff(site, 'admin')
  await givePayee(site, first!.psychicId)
  const again = (await make()).body.id
  expect((await admin.browser.get(`/api/admin/payouts/${again}`)).body.row.payouts).toMatchObject([
    { name: 'Ambre', amount: 187 },
  ])
  expect(await faults()).toBe(0)
})

test('only a transfer that came back is posted back, with its amount, whatever the program asks for', async () => {
  const ask = (of: Pair, cents: number) =>
    attempt(site.app.db, 'post_payout_return', {
      reference: `psychic:${of.psychicId}:site:99:file:${file}`,
      moved: moving(cents, ['payouts', of.psychicId], ['psychic_earnings', of.psychicId]),
    })
  await expect(ask(pairs[1]!, 187)).rejects.toThrow('a transfer that came back')
  await expect(ask(pairs[0]!, 188)).rejects.toThrow('the amount of its transfer')
  const other = moving(187, ['payouts', pairs[1]!.psychicId], ['psychic_earnings', pairs[1]!.psychicId])
  const reference = `psychic:${pairs[0]!.psychicId}:site:99:file:${file}`
  await expect(attempt(site.app.db, 'post_payout_return', { reference, moved: other })).rejects.toThrow(
    'accounts of its own',
  )
  expect(await ask(pairs[0]!, 187)).toBe(false)
})

test('the law of transfers finds one that is only posted, and one that is only noted as returned', async () => {
  const { psychicId } = pairs[1]!
  const note = (returned: boolean) =>
    site.owner
      .updateTable('psychic_payouts')
      .set(
        returned
          ? { returned_at: site.now(), returned_by: 1, return_reason: 'AC04' }
          : { returned_at: null, returned_by: null, return_reason: null },
      )
      .where('psychic_id', '=', psychicId)
      .execute()
  await note(true)
  expect(await faults()).toBe(1)
  await note(false)
  const change = (by: number) =>
    site.owner
      .updateTable('psychic_payouts')
      .set((of) => ({ amount: of('amount', '+', by) }))
      .where('psychic_id', '=', psychicId)
      .execute()
  await change(1)
  expect(await faults()).toBe(1)
  await change(-1)
  expect(await faults()).toBe(0)
  const moved = moving(1, ['psychic_earnings', psychicId], ['payouts', psychicId])
  await postAny(site.owner, 'payout', 'psychic:1:site:99:file:0', moved)
  expect(await faults()).toBe(1)
})
