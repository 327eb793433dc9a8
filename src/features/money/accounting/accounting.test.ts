import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addPair, fund, openRoom, type Pair, stopRoom, talk, write } from '../../../../test/consulting.ts'
import { postAny } from '../../../../test/ledger/post-any.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { refundBalance } from '../../house/ledger/refund-balance.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { type Column, columns } from './fec/columns.ts'

const site = useTestApp()
const DAY = 86_400
const FIRST = '2026-11-21'
const SECOND = '2026-11-22'
let pair: Pair

async function consult(of: Pair, seconds: number): Promise<number> {
  const id = await openRoom(of)
  await write(of.psychic, id)
  await talk(site, of, id, seconds, 30)
  await of.client.post(`/api/consultations/${id}/end`)
  return id
}

/** Ends the wait for a decision about a room that was stopped for its client's care. */
async function charge(consultationId: number): Promise<void> {
  const alert = site.owner.selectFrom('care_alerts').select('id').where('consultation_id', '=', consultationId)
  const { id } = await alert.executeTakeFirstOrThrow()
  const { browser } = await addStaff(site, 'moderator')
  const { body } = await browser.post(`/api/admin/care-alerts/${id}/close`, { answer: 'Vue.', outcome: 'charge' })
  expect(body.api).toEqual({ ok: 1 })
}

const take = async (what: string, from: string, to: string, role = 'admin') =>
  (await addStaff(site, role as 'admin')).browser.post(`/api/admin/accounting/${what}`, { from, to })

type Row = Record<Column, string>
/** What can be read of a FEC as UTF-8: everything but accents. */
async function fec(from: string, to: string): Promise<{ name: string | null; rows: Row[] }> {
  const { status, body, headers } = await take('fec', from, to)
  expect([status, body.api]).toEqual([200, undefined])
  const [, ...lines] = String(body).split('\r\n').slice(0, -1)
  const rows = lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, place) => [column, cells[place]])) as Row
  })
  return { name: headers.get('content-disposition'), rows }
}
const cents = (amount: string) => Number(amount.replace(',', ''))
/** Credit less debit of the accounts whose number begins so. */
const balanceOf = (rows: readonly Row[], ...accounts: string[]) =>
  rows
    .filter(({ CompteNum }) => accounts.some((account) => CompteNum.startsWith(account)))
    .reduce((sum, { Debit, Credit }) => sum + cents(Credit) - cents(Debit), 0)
const numbersOf = (rows: readonly Row[]) => [...new Set(rows.map(({ EcritureNum }) => Number(EcritureNum)))]

beforeAll(async () => {
  await postAny(site.owner, 'test', 'gift:elsewhere', [
    { account: { kind: 'client_wallet', siteId: 100, ownerId: 1 }, amount: 123_456 },
    { account: { kind: 'payment_provider', siteId: 100, ownerId: 0 }, amount: -123_456 },
  ])
  pair = await addPair(site, { freeSeconds: 60, client: { firstName: 'Zéphyrine', email: 'zephyrine@example.test' } })
  await buyCredit(site, pair.client, 'credit-50')
  const first = await consult(pair, 300)
  await pair.client.post(`/api/consultations/${first}/dispute`, { reason: 'Une coupure.' })
  const { browser } = await addStaff(site, 'support')
  await browser.post(`/api/admin/disputes/${first}/refund`, { amount: 101, bearer: 'house', reason: 'Une coupure.' })
  await stopRoom(site, await addPair(site, { cents: 5000 }), { by: 'psychic' })
  await charge(await stopRoom(site, await addPair(site, { cents: 5000 }), { by: 'psychic' }))
  await site.advance(DAY)
  pair = { ...(await addPair(site)), clientId: pair.clientId }
  const again = await addPair(site, { cents: 3000 })
  await consult(again, 120)
  await refundBalance(systemVisit(site.app, site.app.sites[0]), { id: pair.clientId, siteId: 99 })
  await site.advance(DAY)
})

test('the FEC of a day is named after the company and the day, and its entries balance', async () => {
  const { name, rows } = await fec(FIRST, FIRST)
  expect(name).toBe('attachment; filename="000000000FEC20261121.txt"')
  expect(balanceOf(rows, '')).toBe(0)
  expect(new Set(rows.map(({ EcritureDate }) => EcritureDate))).toEqual(new Set(['20261121']))
  expect(rows.filter(({ PieceRef }) => PieceRef === 'ATT-99-1')).toMatchObject([
    { JournalCode: 'PA', CompteNum: '467100', Debit: '50,00', Credit: '0,00', ValidDate: '20261121' },
    { JournalCode: 'PA', CompteNum: '419100', Debit: '0,00', Credit: '50,00', ValidDate: '20261121' },
  ])
  expect(numbersOf(rows)).toEqual(numbersOf(rows).map((_, place) => place + 1))
})

test('each posting of the site in money is one entry, each account ends as the ledger’s', async () => {
  const { rows } = await fec(FIRST, SECOND)
  const { rows: ledger } = await sql<{ kind: string; balance: number }>`
    select kind, sum(balance)::bigint as balance from ledger_accounts where site_id = 99 and unit = 'cent' group by kind`.execute(
    site.owner,
  )
  const of = (...kinds: string[]) =>
    ledger.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { balance }) => sum + balance, 0)
  expect(balanceOf(rows, '4191')).toBe(of('client_wallet', 'client_held'))
  expect(balanceOf(rows, '401', '408')).toBe(of('psychic_earnings', 'psychic_pending', 'psychic_held'))
  expect(balanceOf(rows, '44571')).toBe(of('vat'))
  expect(balanceOf(rows, '467')).toBe(of('payment_provider'))
  expect(balanceOf(rows, '706', '604')).toBe(of('site_revenue'))
  expect(balanceOf(rows, '7096')).toBe(of('refunds'))
  const moved = ['vat', 'refunds', 'psychic_held', 'psychic_earnings', 'payment_provider'] as const
  expect(moved.filter((kind) => of(kind) === 0)).toEqual([])
  const { count } = await site.owner
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .where('a.site_id', '=', 99)
    .where('e.unit', '=', 'cent')
    .select(sql<number>`count(distinct t.id)`.as('count'))
    .executeTakeFirstOrThrow()
  expect(numbersOf(rows)).toHaveLength(count)
})

test('an entry has the same number in the file of a day and in that of a longer period', async () => {
  const [first, second, both] = [await fec(FIRST, FIRST), await fec(SECOND, SECOND), await fec(FIRST, SECOND)]
  expect([...first.rows, ...second.rows]).toEqual(both.rows)
  expect(numbersOf(second.rows)[0]).toBe(numbersOf(first.rows).length + 1)
})

test('nobody is named, and nothing of another site is there: not in the FEC, not in the file for the bookkeeper', async () => {
  const files = [await take('fec', FIRST, SECOND), await take('book', FIRST, SECOND)].map(({ body }) => String(body))
  expect(files.join()).not.toContain('1234,56')
  for (const file of files) {
    expect(file).toContain(`C99-${pair.clientId}`)
    expect(file).not.toMatch(/phyrine|example|@|Salom/)
  }
})

test('the file for the bookkeeper has the same lines, in French', async () => {
  const { body, headers } = await take('book', FIRST, SECOND)
  const [heads, ...lines] = String(body).split('\r\n').slice(0, -1)
  expect(headers.get('content-disposition')).toContain('ecritures-2026-11-21-2026-11-22.csv')
  expect(heads?.replace('\ufeff', '')).toBe(
    'Date;Journal;N° d’écriture;Compte;Intitulé du compte;Compte auxiliaire;Pièce;Libellé;Débit (€);Crédit (€)',
  )
  const { rows } = await fec(FIRST, SECOND)
  expect(lines).toHaveLength(rows.length)
  expect(lines.find((line) => line.includes('467100') && line.includes('ATT-99-1'))).toMatch(
    /^21\/11\/2026;PA;\d+;467100;Prestataire de paiement;;ATT-99-1;Achat de crédit \d+;"50,00";$/,
  )
})

test('the VAT of a month is what the books say: its base is the sales less the refunds', async () => {
  const { browser } = await addStaff(site, 'admin')
  const { vat } = (await browser.get(`/api/admin/accounting/vat?from=${FIRST}&to=${SECOND}`)).body
  const { rows } = await fec(FIRST, SECOND)
  expect(vat).toEqual([
    { month: '2026-11', percent: 20, base: balanceOf(rows, '706', '709'), vat: balanceOf(rows, '44571') },
  ])
  expect(Math.abs(vat[0].base / 5 - vat[0].vat)).toBeLessThanOrEqual(2)
  const { body } = await take('vat', FIRST, SECOND)
  const amounts = [vat[0].base, vat[0].vat].map((amount) => `"${(amount / 100).toFixed(2).replace('.', ',')}"`)
  expect(String(body)).toBe(
    `Mois;Taux (%);Base hors taxe (€);TVA (€)\r\n2026-11;20;${amounts.join(';')}\r\nTotal;;${amounts.join(';')}\r\n`,
  )
})

test('each rate has its own account and its own line', async () => {
  const today = await addPair(site, { cents: 5000 })
  const id = await openRoom(today)
  await site.owner.updateTable('consultations').set({ vat_percent: 10 }).where('id', '=', id).execute()
  await write(today.psychic, id)
  await talk(site, today, id, 120, 30)
  await today.client.post(`/api/consultations/${id}/end`)
  await site.advance(DAY)
  const { browser } = await addStaff(site, 'admin')
  const { vat } = (await browser.get('/api/admin/accounting/vat?from=2026-11-01&to=2026-11-23')).body
  expect(vat.map(({ percent }: { percent: number }) => percent)).toEqual([10, 20])
  const { rows } = await fec('2026-11-23', '2026-11-23')
  expect(balanceOf(rows, '44571010')).toBe(vat[0].vat)
})

test('a period may be empty', async () => {
  const { rows } = await fec('2026-10-01', '2026-10-31')
  expect(rows).toEqual([])
  const { browser } = await addStaff(site, 'admin')
  expect((await browser.get('/api/admin/accounting/vat?from=2026-10-01&to=2026-10-31')).body.vat).toEqual([])
})

test.each([
  ['reversed', 4400, { from: SECOND, to: FIRST }],
  ['not over', 4401, { from: FIRST, to: '2026-11-24' }],
  ['of no days', 107, { from: '2026-11-31', to: '2026-12-01' }],
  ['without an end', 106, { from: FIRST }],
])('a period that is %s is refused', async (_what, code, body) => {
  const { browser } = await addStaff(site, 'admin')
  for (const file of ['fec', 'book', 'vat']) {
    expect((await browser.post(`/api/admin/accounting/${file}`, body)).body.api.error.code).toBe(code)
  }
  const asked = new URLSearchParams(body)
  expect((await browser.get(`/api/admin/accounting/vat?${asked}`)).body.api.error.code).toBe(code)
})

test('each file is logged with its period, and refused to those who do not read money', async () => {
  const { id, browser } = await addStaff(site, 'admin')
  for (const file of ['fec', 'book', 'vat']) {
    await browser.post(`/api/admin/accounting/${file}`, { from: FIRST, to: FIRST })
    expect((await take(file, FIRST, FIRST, 'support')).body.api.error.code).toBe(104)
  }
  const logged = await site.owner
    .selectFrom('audit_log')
    .select(['act', 'subject', 'details'])
    .where('actor_id', '=', id)
    .orderBy('id')
    .execute()
  expect(logged).toMatchObject(
    ['fec', 'book', 'vat'].map((file) => ({
      ...{ act: 'accounting.take', subject: `accounting:${file}`, details: { from: FIRST, to: FIRST } },
    })),
  )
})

test('a file that would break a rule is not given: one cent changed in the database is enough', async () => {
  const { id } = await addClient(site)
  await fund(site, id, { cents: 700 })
  await site.advance(DAY)
  const { rows } = await sql<{ id: number }>`select max(id) as id from ledger_entries where amount = 700`.execute(
    site.owner,
  )
  const change = async (by: number) => {
    await sql`alter table ledger_entries disable trigger user`.execute(site.owner)
    await sql`update ledger_entries set amount = amount + ${by} where id = ${rows[0]!.id}`.execute(site.owner)
    await sql`alter table ledger_entries enable trigger user`.execute(site.owner)
  }
  await change(1)
  const day = '2026-11-24'
  expect((await take('fec', day, day)).body.api.error.code).toBe(4403)
  await change(-1)
  expect((await fec(day, day)).rows.length).toBeGreaterThan(1)
})
