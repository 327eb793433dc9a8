import { expect, test } from 'vitest'
import { addPair, openRoom, type Pair, returned, talk, write } from '../../../../../test/consulting.ts'
import { addAnswered } from '../../../../../test/free-questions.ts'
import { givePayee } from '../../../../../test/payees.ts'
import { addStaff } from '../../../../../test/staff.ts'
import { useTestApp } from '../../../../../test/test-app.ts'
import { acceptDue } from '../../../consult/free-questions/moderate-answer.server.ts'
import { quartersOf } from './dac7-rules.ts'

const site = useTestApp()
const DAY = 86_400

async function consult(of: Pair): Promise<void> {
  const id = await openRoom(of)
  await write(of.psychic, id)
  await talk(site, of, id, 120)
  await of.client.post(`/api/consultations/${id}/end`)
}
const take = async (year: number) => (await addStaff(site, 'admin')).browser.post('/api/admin/dac7', { year })

test('quarters begin in Paris, and a refund is deducted in its own', () => {
  const line = { consultationId: 1, isRefund: false, isShare: false, isPremium: false, seconds: 120, freeSeconds: 0 }
  const bill = { ...line, vat: 83, commission: 230, net: 187 }
  const answers = [{ at: new Date('2026-12-31T22:59:59Z'), cents: 200 }]
  const quarters = quartersOf(
    [
      { ...bill, at: new Date('2026-03-31T21:59:59Z') },
      { ...bill, at: new Date('2026-03-31T22:00:00Z') },
      { ...bill, at: new Date('2026-04-02T10:00:00Z'), isShare: true },
      { ...line, at: new Date('2026-12-31T22:59:59Z'), vat: -83, commission: -230, net: -187, isRefund: true },
    ],
    answers,
  )
  expect(quarters).toEqual([
    { consideration: 187, activities: 1, fees: 230, taxes: 83 },
    { consideration: 374, activities: 1, fees: 460, taxes: 166 },
    { consideration: 0, activities: 0, fees: 0, taxes: 0 },
    { consideration: 13, activities: 1, fees: -230, taxes: -83 },
  ])
})

test('a past year is given by psychic and quarter, without a whole account number or a client; logged', async () => {
  const pair = await addPair(site, { cents: 10_000, psychic: { name: 'Éléonore' }, client: { firstName: 'Camille' } })
  await addPair(site, { psychic: { name: 'Basile' } })
  await givePayee(site, pair.psychicId, 'Éléonore d’Albe')
  const { browser: desk } = await addStaff(site, 'admin')
  const facts = { legalName: 'Jeanne Albe', address: '1 rue de la Paix', siret: '73282932000074', vatStatus: 'exempt' }
  await desk.post(`/api/admin/psychics/${pair.psychicId}/tax-facts`, { ...facts, mandateOn: '2026-11-20' })
  await consult(pair)
  expect((await take(2026)).body.api.error).toMatchObject({ code: 4438, field: 'year' })
  await site.advance(60 * DAY)
  await consult(await returned(site, pair))
  const { status, headers, body } = await take(2026)
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="dac7-2026.csv"'])
  const [head, ...rows] = body.replace('\ufeff', '').trim().split('\r\n')
  expect(head).toContain(
    'T4\u00a0: contrepartie (€);T4\u00a0: nombre de prestations;T4\u00a0: frais et commissions retenus (€)',
  )
  const none = '"0,00";0;"0,00";"0,00";'
  expect(rows).toEqual([
    `${pair.psychicId};Éléonore;Jeanne Albe;1 rue de la Paix;;73282932000074;;;Éléonore d’Albe;FR•• •••• 2606;${none.repeat(3)}"1,87";1;"2,30";"0,83"`,
  ])
  expect(body).not.toContain('Camille')
  const last = await site.owner.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(last).toMatchObject({ act: 'dac7.take', subject: 'accounting:dac7' })
  expect((await take(2025)).body.trim().split('\r\n')).toHaveLength(1)
})

test('neither psychics nor the rest of the staff get it, nor one site that of another', async () => {
  const pair = await addPair(site)
  for (const browser of [pair.psychic, pair.client, (await addStaff(site, 'support')).browser]) {
    expect((await browser.post('/api/admin/dac7', { year: 2025 })).status).toBe(403)
  }
  const { browser: elsewhere } = await addStaff(site, 'admin', { siteId: 100 })
  expect((await elsewhere.post('/api/admin/dac7', { year: 2026 })).body.trim().split('\r\n')).toHaveLength(1)
})

test('a psychic who was paid for free answers alone is in it', async () => {
  const { clientId, psychicId } = await addPair(site, { psychic: { name: 'Ambroise' } })
  await addAnswered(site, { clientId, psychicId })
  await site.advance(49 * 3600)
  await Promise.all([1, 2].map(() => acceptDue(site.app)))
  await site.advance(366 * DAY)
  const { body } = await take(2027)
  expect(body).toContain(`${psychicId};Ambroise;;;;;;;;;"2,00";1;"0,00";"0,00"`)
})
