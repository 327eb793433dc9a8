import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPair, openRoom, type Pair, returned, talk, write } from '../../../../../test/consulting.ts'
import { openPage } from '../../../../../test/forms.ts'
import { givePayee } from '../../../../../test/payees.ts'
import { addStaff } from '../../../../../test/staff.ts'
import { useTestApp } from '../../../../../test/test-app.ts'
import { moneyLaws } from '../../reconciliation/laws.ts'
import { issueLastMonth } from './give-paper.server.ts'
import { loader } from './paper.page.ts'

const site = useTestApp()
const DAY = 86_400
const NOVEMBER = '2026-11'

/** Two minutes at 2,50 €, of which 1,87 € is the psychic's. */
async function consult(of: Pair): Promise<number> {
  const id = await openRoom(of)
  await write(of.psychic, id)
  await talk(site, of, id, 120)
  await of.client.post(`/api/consultations/${id}/end`)
  return id
}
const psychic = (name: string) => addPair(site, { cents: 10_000, psychic: { name } })
const open = (browser: Pair['client'], month: string) =>
  openPage(site, loader, `/espace-voyant/gains/${month}/releve.pdf`, browser, { month })
const papersOf = (of: Pair) =>
  site.owner
    .selectFrom('psychic_statements')
    .select(['month', 'kind', 'number', 'legal_name', 'siret'])
    .where('psychic_id', '=', of.psychicId)
    .orderBy('month')
    .execute()
const lawFaults = async () => {
  const law = moneyLaws.find(({ key }) => key === 'statements')!
  return (await sql.raw(law.faults).execute(site.owner)).rows
}
const facts = {
  legalName: 'Jeanne Albe',
  address: '1 rue de la Paix, 75002 Paris',
  siret: '732 829 320 00074',
  vatStatus: 'exempt',
  mandateOn: '2026-11-21',
}
const tell = async (of: Pair, changes: object = {}) => {
  const { browser } = await addStaff(site, 'admin')
  const { body } = await browser.post(`/api/admin/psychics/${of.psychicId}/tax-facts`, { ...facts, ...changes })
  return body.api.error?.code ?? 0
}

let first: Pair
test('facts for an invoice are kept by the staff, and refused when they can’t be true', async () => {
  first = await psychic('Aline')
  await consult(first)
  const { browser } = await addStaff(site, 'admin')
  const path = `/api/admin/psychics/${first.psychicId}/tax-facts`
  expect((await browser.get(path)).body.facts).toBeNull()
  expect(await tell(first, { siret: '732 829 320 00075' })).toBe(4436)
  expect(await tell(first, { siret: '7328293200007' })).toBe(4436)
  expect(await tell(first, { mandateOn: '2026-11-23' })).toBe(4437)
  expect(await tell(first, { vatStatus: 'unknown' })).toBe(107)
  expect((await browser.get(path)).body.facts).toBeNull()
  expect(await tell(first, { vatStatus: 'liable' })).toBe(0)
  expect(await tell(first)).toBe(0)
  expect((await browser.get(path)).body.facts).toEqual({ ...facts, siret: '73282932000074' })
  const { browser: support } = await addStaff(site, 'support')
  expect((await support.get(path)).status).toBe(403)
  expect((await first.psychic.post(path, facts)).status).toBe(403)
  const { browser: elsewhere } = await addStaff(site, 'admin', { siteId: 100 })
  expect((await elsewhere.get(path)).body.api.error.code).toBe(3000)
})

test('a month that is not over has no paper, nor has one in which nothing moved', async () => {
  const { browser } = await addStaff(site, 'admin')
  const code = async (month: string) =>
    (await browser.post(`/api/admin/psychics/${first.psychicId}/paper`, { month })).body.api.error.code
  expect([await code(NOVEMBER), await code('2026-10'), await code('2026-13')]).toEqual([4298, 4435, 107])
  for (const month of [NOVEMBER, '2026-10', '2027-01', 'rien'])
    expect((await open(first.psychic, month)).status).toBe(404)
  expect(await papersOf(first)).toEqual([])
  const issue = sql`select psychic_statement_issue(99, ${first.psychicId}, '2026-11-01')`
  await expect(issue.execute(site.app.db)).rejects.toMatchObject({ code: '23514' })
})

test('psychics get the papers of their own months and nobody else’s; the staff who pay them get them too, logged', async () => {
  const other = await psychic('Blanche')
  await site.advance(15 * DAY)
  const [mine, theirs] = [await returned(site, first), await returned(site, other)]
  expect((await open(mine.psychic, NOVEMBER)).status).toBe(200)
  expect((await open(theirs.psychic, NOVEMBER)).status).toBe(404)
  expect((await open(mine.client, NOVEMBER)).status).toBe(403)
  expect((await open(site.browser(), NOVEMBER)).location).toContain('/connexion')
  const { id, browser } = await addStaff(site, 'admin')
  const { status, headers, body } = await browser.post(`/api/admin/psychics/${first.psychicId}/paper`, {
    month: NOVEMBER,
  })
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(headers.get('content-disposition')).toContain(`filename="af-99-${first.psychicId}-1-${NOVEMBER}.pdf"`)
  expect(body).toMatch(/^%PDF-1\.7/)
  const logged = site.owner.selectFrom('audit_log').select(['act', 'subject']).where('actor_id', '=', id)
  expect(await logged.execute()).toEqual([{ act: 'statement.take', subject: `psychic:${first.psychicId}` }])
  const { browser: elsewhere } = await addStaff(site, 'admin', { siteId: 100 })
  const refused = await elsewhere.post(`/api/admin/psychics/${first.psychicId}/paper`, { month: NOVEMBER })
  expect(refused.body.api.error.code).toBe(3000)
})

test('months are numbered in their order, once, however many ask at the same time, and without anybody asking', async () => {
  const pair = await psychic('Cyrille')
  await consult(pair)
  await site.advance(31 * DAY)
  await consult(await returned(site, pair))
  await site.advance(31 * DAY)
  const { psychic: browser } = await returned(site, pair)
  const opened = await Promise.all(['2027-01', '2026-12', '2027-01', '2026-12'].map((month) => open(browser, month)))
  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await consult(await returned(site, pair))
  await site.advance(31 * DAY)
  await issueLastMonth(site.app)
  expect(await papersOf(pair)).toMatchObject([
    { month: '2026-12-01', kind: 'statement', number: 1 },
    { month: '2027-01-01', kind: 'statement', number: 2 },
    { month: '2027-02-01', kind: 'statement', number: 3 },
  ])
  expect(await lawFaults()).toEqual([])
})

test('only a month with earnings of a psychic who pays no VAT and gave a mandate by its end is an invoice', async () => {
  const [early, late, liable, refunded] = [
    await psychic('Diane'),
    await psychic('Edith'),
    await psychic('Fanny'),
    await psychic('Gaspard'),
  ]
  const today = () => site.now().toISOString().slice(0, 10)
  await givePayee(site, refunded.psychicId)
  for (const pair of [early, late, liable]) await consult(pair)
  const bill = await consult(refunded)
  expect(await tell(early, { mandateOn: today() })).toBe(0)
  expect(await tell(liable, { vatStatus: 'liable', mandateOn: today() })).toBe(0)
  expect(await tell(refunded, { mandateOn: today() })).toBe(0)
  await site.advance(31 * DAY)
  expect(await tell(late, { mandateOn: today() })).toBe(0)
  await (await returned(site, refunded)).client.post(`/api/consultations/${bill}/dispute`, { reason: 'Une coupure.' })
  const { browser } = await addStaff(site, 'support')
  await browser.post(`/api/admin/disputes/${bill}/refund`, { amount: 500, bearer: 'psychic', reason: 'Une coupure.' })
  await site.advance(31 * DAY)
  await issueLastMonth(site.app)
  expect(await papersOf(early)).toMatchObject([
    { kind: 'invoice', number: 1, legal_name: 'Jeanne Albe', siret: '73282932000074' },
  ])
  expect(await papersOf(late)).toMatchObject([{ kind: 'statement', legal_name: null, siret: null }])
  expect(await papersOf(liable)).toMatchObject([{ kind: 'statement', number: 1 }])
  // The month of the refund has earned less than nothing: a series of its own.
  expect(await papersOf(refunded)).toMatchObject([
    { kind: 'invoice', number: 1 },
    { kind: 'statement', number: 1 },
  ])
  // What is issued keeps who issued it.
  expect(await tell(early, { legalName: 'Jeanne Bey' })).toBe(0)
  expect(await papersOf(early)).toMatchObject([{ legal_name: 'Jeanne Albe' }])
})

test.each([
  ['a paper', "insert into psychic_statements values (99, 1, '2026-01-01', 'statement', 9, app_now())"],
  ['another number', 'update psychic_statements set number = number + 1000'],
  ['another count', 'update psychic_statement_counters set last = 5'],
])('the application can’t write %s', async (_what, attack) => {
  await expect(sql.raw(attack).execute(site.app.db)).rejects.toMatchObject({ code: '42501' })
})

test('not even the owner changes one unnoticed, and a number that is missing is found by the laws', async () => {
  const remove = sql`delete from psychic_statements where number = 2`
  await expect(remove.execute(site.owner)).rejects.toThrow('kept as it was issued')
  await site.owner.transaction().execute(async (db) => {
    await sql`alter table psychic_statements disable trigger user`.execute(db)
    await remove.execute(db)
    await sql`alter table psychic_statements enable trigger user`.execute(db)
  })
  expect(await lawFaults()).toHaveLength(1)
})
