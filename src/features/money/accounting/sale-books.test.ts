import { beforeAll, expect, test } from 'vitest'
import {
  addPair,
  fund,
  openRoom,
  type Pair,
  receiptOf,
  returned,
  stopRoom,
  talk,
  write,
} from '../../../../test/consulting.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { setVatDue } from '../../../../test/vat-due.ts'
import { putVatRegime } from '../../house/ledger/put-regime.server.ts'
import { refundBalance } from '../../house/ledger/refund-balance.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { brokenLaws } from '../reconciliation/reconcile.server.ts'

const site = useTestApp()
const DAY = 86_400
const FIRST = '2026-11-21'
const LAST = '2026-11-22'
let pair: Pair
let mixed: Pair
let sold: number
let both: number
let held: number

async function consult(of: Pair, seconds: number): Promise<number> {
  const id = await openRoom(of)
  await write(of.psychic, id)
  await talk(site, of, id, seconds, 30)
  await of.client.post(`/api/consultations/${id}/end`)
  return id
}

const take = async (what: string, from: string, to: string) =>
  (await addStaff(site, 'admin')).browser.post(`/api/admin/accounting/${what}`, { from, to })
const vatOf = async (from: string, to: string) =>
  (await (await addStaff(site, 'admin')).browser.get(`/api/admin/accounting/vat?from=${from}&to=${to}`)).body.vat

interface Line {
  account: string
  piece: string
  label: string
  amount: number
}
async function fec(from: string, to: string): Promise<Line[]> {
  const { status, body } = await take('fec', from, to)
  expect([status, body.api]).toEqual([200, undefined])
  const [, ...lines] = String(body).split('\r\n').slice(0, -1)
  return lines.map((line) => {
    const cells = line.split('\t')
    const cents = (place: number) => Number(cells[place]!.replace(',', ''))
    return { account: cells[4]!, piece: cells[8]!, label: cells[10]!, amount: cents(12) - cents(11) }
  })
}
const balanceOf = (lines: readonly Line[], ...accounts: string[]) =>
  lines
    .filter(({ account }) => accounts.some((one) => account.startsWith(one)))
    .reduce((sum, { amount }) => sum + amount, 0)

beforeAll(async () => {
  await setVatDue(site, 'sale')
  pair = await addPair(site)
  await buyCredit(site, pair.client, 'credit-50')
  // 12.50 EUR of credit that was sold with its VAT.
  sold = await consult(pair, 300)
  mixed = await addPair(site)
  await setVatDue(site, 'use')
  await buyCredit(site, mixed.client, 'credit-10')
  await site.advance(1)
  await setVatDue(site, 'sale')
  await buyCredit(site, mixed.client, 'credit-10')
  // 10 EUR of the first purchase, 2.50 EUR of the second.
  both = await consult(mixed, 300)
  const stopped = await addPair(site)
  await buyCredit(site, stopped.client, 'credit-10')
  held = await stopRoom(site, stopped, { by: 'psychic' })
  await site.advance(DAY)
  await refundBalance(systemVisit(site.app, site.app.sites[0]), { id: pair.clientId, siteId: 99 })
  await site.advance(DAY)
})

test('a receipt states VAT of what was not invoiced before, and says what was', async () => {
  expect(await receiptOf(await returned(site, pair), sold)).toMatchObject({ total: 1250, taxed: 1250, vat: 0 })
  expect(await receiptOf(await returned(site, mixed), both)).toMatchObject({ total: 1250, taxed: 250, vat: 167 })
})

test('the VAT of a month is that of the books, and is declared once: at the sale, or by the consultation', async () => {
  const vat = await vatOf(FIRST, LAST)
  const lines = await fec(FIRST, LAST)
  // Sold: 50 and two of 10 EUR, of which 37.50 EUR went back; and 10 EUR spent of a purchase at use.
  const cents = (price: number) => price - Math.round((price * 100) / 120)
  const due = cents(1250) + cents(1000) + cents(1000) + cents(1000)
  expect(vat).toEqual([{ month: '2026-11', percent: 20, base: 4250 - due, vat: due }])
  expect(balanceOf(lines, '44571')).toBe(due)
})

test('the books balance; sales are consultations, and the VAT of what is unspent stays with it', async () => {
  const lines = await fec(FIRST, LAST)
  expect(balanceOf(lines, '')).toBe(0)
  const credit = -balanceOf(lines, '445880')
  // 7.50 EUR of the second purchase, and the 10 EUR of the room that waits for a decision, held or not.
  expect(credit).toBe(167 - 42 + 167)
  expect(balanceOf(lines, '419')).toBe(750 + 1000)
  expect(balanceOf(lines, '706')).toBe(2500 - 208 - 167 - 42)
  const pieces = new Set(lines.filter(({ label }) => label.startsWith('Achat')).map(({ piece }) => piece))
  expect([...pieces].toSorted()).toEqual(['ATT-99-1', 'FAC-99-1', 'FAC-99-2', 'FAC-99-3'])
  expect(
    balanceOf(
      lines.filter(({ piece }) => piece === 'AVO-99-1'),
      '467100',
    ),
  ).toBe(3750)
})

test('a psychic’s statement is the same whenever VAT is due', async () => {
  const { browser } = await addStaff(site, 'admin')
  const { body } = await browser.get(`/api/admin/psychics/${pair.psychicId}/statement?month=2026-11`)
  expect(body.statement.lines).toMatchObject([{ consultationId: sold, gross: 1250, vat: 208, net: 468 }])
})

test('a held bill declares nothing; when it is charged, nothing a second time', async () => {
  const row = site.owner.selectFrom('receipts').select(['total', 'taxed', 'vat']).where('consultation_id', '=', held)
  const receipt = await row.executeTakeFirstOrThrow()
  expect(receipt).toMatchObject({ taxed: receipt.total, vat: 0 })
  const alert = site.owner.selectFrom('care_alerts').select('id').where('consultation_id', '=', held)
  const { id } = await alert.executeTakeFirstOrThrow()
  const { browser } = await addStaff(site, 'moderator')
  await browser.post(`/api/admin/care-alerts/${id}/close`, { answer: 'Vue.', outcome: 'charge' })
  await site.advance(DAY)
  const before = await vatOf(FIRST, LAST)
  expect(await vatOf(FIRST, '2026-11-23')).toEqual(before)
})

test('offered credit carries no VAT when it is given, and the bill declares it', async () => {
  const offered = await addPair(site)
  await fund(site, offered.clientId, { promotional: 600 })
  await buyCredit(site, offered.client, 'credit-10')
  const id = await consult(offered, 300)
  expect(await receiptOf(offered, id)).toMatchObject({ total: 1250, taxed: 650, vat: 100 })
})

test('the start puts the setting in force, once', async () => {
  const rows = () => site.owner.selectFrom('vat_regimes').select('due').orderBy('id').execute()
  const before = await rows()
  const { ownerUrl } = site
  await putVatRegime(ownerUrl, 'sale')
  expect(await rows()).toEqual(before)
  await putVatRegime(ownerUrl, 'use')
  await putVatRegime(ownerUrl, 'use')
  expect(await rows()).toEqual([...before, { due: 'use' }])
})

test('the laws hold', async () => {
  expect(await brokenLaws(site.app.db, null)).toEqual([])
})
