import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPair, openRoom, type Pair, talk, write } from '../../../../test/consulting.ts'
import { lawsHold } from '../../../../test/ledger/laws-hold.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { proveMobile, signInAs } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { textedCode } from '../../../../test/texts.ts'
import { walletJobs } from '../../money/wallet/jobs.server.ts'

const site = useTestApp()
const DAY = 86_400

/** A free minute and a paid minute at 2.50 EUR: 0.93 EUR for the psychic each. */
async function consulted(given: { freeSeconds?: number; cents?: number; proved?: boolean } = {}) {
  const { freeSeconds = 60, cents = 1000, proved = false } = given
  const pair = await addPair(site, { cents, freeSeconds })
  if (proved) await proveMobile(site, pair.clientId)
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 120, 30)
  await pair.client.post(`/api/consultations/${id}/end`)
  return { pair, id }
}
const balances = async ({ psychicId }: Pair) => {
  const rows = await site.owner
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('owner_id', '=', psychicId)
    .where('kind', 'in', ['psychic_earnings', 'psychic_pending', 'site_revenue'])
    .execute()
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0
  return [of('psychic_earnings'), of('psychic_pending'), of('site_revenue')]
}
const shareOf = (id: number) =>
  site.owner.selectFrom('pending_shares').selectAll().where('consultation_id', '=', id).executeTakeFirst()
const run = async (name: string, data: unknown = {}) =>
  walletJobs.find(({ kind }) => kind.name === name)!.run(site.app, data)
/** The jobs queued for this client. */
const sent = async ({ clientId }: Pair) => {
  const own = site.jobs.sent.filter(
    ({ name, data }) => name === 'pay-shares' && (data as { clientId: number }).clientId === clientId,
  )
  for (const { name, data } of own) await run(name, data)
  return own.length
}

test('the share of free time is pending until the client proves something; the share of paid time is earned at once', async () => {
  const { pair, id } = await consulted()
  expect(await balances(pair)).toEqual([93, 93, 250 - 42 - 93 - 93])
  expect(await shareOf(id)).toMatchObject({ amount: 93, client_id: pair.clientId, outcome: null })
  const { pair: known, id: other } = await consulted({ proved: true })
  expect([await balances(known), await shareOf(other)]).toEqual([[186, 0, 22], undefined])
  await lawsHold(site)
})

test('a mobile proved by its code, or a payment, releases it, once', async () => {
  const [first, second] = [await consulted(), await consulted()]
  const number = '+33620300101'
  await first.pair.client.post('/api/users/phone-numbers/validate', { phoneNumber: number })
  await first.pair.client.post('/api/users/verify', { code: await textedCode(site, number) })
  await buyCredit(site, second.pair.client)
  for (const { pair, id } of [first, second]) {
    expect(await sent(pair)).toBe(1)
    await sent(pair)
    expect(await balances(pair)).toEqual([186, 0, 22])
    expect(await shareOf(id)).toMatchObject({ outcome: 'paid', settled_at: site.now() })
  }
  await lawsHold(site)
})

test('a refused payment releases nothing', async () => {
  const { pair } = await consulted()
  await pair.client.post('/api/wallet/top-ups', { packId: 'credit-10' })
  expect([await sent(pair), await balances(pair)]).toEqual([0, [93, 93, 22]])
})

test('a client who proved it while a consultation ended is found within ten minutes', async () => {
  const { pair } = await consulted()
  await proveMobile(site, pair.clientId)
  await run('settle-waiting')
  expect(await balances(pair)).toEqual([186, 0, 22])
})

test('a psychic whose account is locked delays no other psychic', async () => {
  const [{ pair: held }, { pair: free }] = [await consulted(), await consulted()]
  for (const { clientId } of [held, free]) await proveMobile(site, clientId)
  await site.owner.transaction().execute(async (others) => {
    await sql`select from ledger_accounts where kind = 'psychic_earnings' and owner_id = ${held.psychicId} for update`.execute(
      others,
    )
    await expect(run('settle-waiting')).rejects.toThrow('1 of 2 failed')
  })
  expect([await balances(held), await balances(free)]).toEqual([
    [93, 93, 22],
    [186, 0, 22],
  ])
  await run('settle-waiting')
  expect(await balances(held)).toEqual([186, 0, 22])
})

test('after sixty days it lapses to the site, with a posting, and a later proof has no effect', async () => {
  const { pair, id } = await consulted()
  await site.advance(60 * DAY - 1)
  await run('settle-waiting')
  expect(await shareOf(id)).toMatchObject({ outcome: null })
  await site.advance(1)
  await Promise.all([run('settle-waiting'), run('settle-waiting')])
  expect(await balances(pair)).toEqual([93, 0, 22 + 93])
  await proveMobile(site, pair.clientId)
  await run('settle-waiting')
  expect([await balances(pair), await shareOf(id)]).toMatchObject([[93, 0, 115], { outcome: 'lapsed' }])
  await lawsHold(site)
})

test('a refund funded by the psychic takes from the pending share first', async () => {
  const { pair, id } = await consulted()
  const staff = await addStaff(site, 'support')
  await pair.client.post(`/api/consultations/${id}/dispute`, { reason: 'La ligne a coupé.' })
  await staff.browser.post(`/api/admin/disputes/${id}/refund`, { amount: 250, reason: 'Vous avez raison.' })
  expect([await balances(pair), await shareOf(id)]).toMatchObject([[0, 0, 0], { outcome: 'returned', amount: 0 }])
  await lawsHold(site)
})

test('the statement shows what is pending, and a share in the month when it is paid, without another consultation', async () => {
  const { pair, id } = await consulted()
  const admin = await addStaff(site, 'admin')
  const statement = async () => {
    const browser = await signInAs(site, admin.id)
    const month = site.now().toISOString().slice(0, 7)
    return (await browser.get(`/api/admin/psychics/${pair.psychicId}/statement?month=${month}`)).body.statement
  }
  expect(await statement()).toMatchObject({ pending: 93, totals: { consultations: 1, gross: 250, vat: 42, net: 93 } })
  await site.advance(31 * DAY)
  await proveMobile(site, pair.clientId)
  await run('settle-waiting')
  const later = await statement()
  expect(later).toMatchObject({ pending: 0, totals: { consultations: 0, gross: 0, net: 93, commission: -93 } })
  expect(later.lines).toMatchObject([{ consultationId: id, isShare: true, seconds: 0, net: 93 }])
})
