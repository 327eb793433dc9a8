import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPair, fund, openRoom, talk, write } from '../../../../test/consulting.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { refundBalance } from '../../house/ledger/refund-balance.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { reconcile } from './reconcile.server.ts'

const site = useTestApp()
const DAY = 86_400

const get = async (path: string) => {
  const { browser } = await addStaff(site, 'admin')
  return (await browser.get(`/api/admin/${path}`)).body
}
const byOwner = (statement: string) => sql.raw(statement).execute(site.owner)

test('a day adds up to zero while rooms run; each difference is recorded with its rows and shown on the dashboard', async () => {
  const ended = await addPair(site, { cents: 5000 })
  const room = await openRoom(ended)
  await write(ended.psychic, room)
  await talk(site, ended, room, 120, 30)
  await ended.client.post(`/api/consultations/${room}/end`)
  const running = await addPair(site, { cents: 5000 })
  await openRoom(running)
  await buyCredit(site, running.client)
  await buyCredit(site, ended.client)
  await fund(site, ended.clientId, { freeSeconds: 60 })
  expect(await refundBalance(systemVisit(site.app, site.app.sites[0]), { id: ended.clientId, siteId: 99 })).toBe(2000)

  await reconcile(site.app)
  await reconcile(site.app)
  expect((await get('reconciliations')).rows).toMatchObject([{ day: '2026-11-20', faultCount: 0 }])

  await site.advance(DAY)
  await byOwner(`update orders set amount = amount - 1 where user_id = ${running.clientId}`)
  await byOwner(`update ledger_accounts set reserved = reserved + 7 where owner_id = ${running.clientId}
    and kind = 'client_wallet'`)
  await byOwner('alter table receipts disable trigger receipts_append_only')
  await byOwner(`update receipts set total = total + 1 where consultation_id = ${room}`)
  await byOwner(`update ledger_accounts set balance = balance + 3 where kind = 'vat'`)
  await reconcile(site.app)
  const [latest] = (await get('reconciliations?broken=yes')).rows
  const { faults } = (await get(`reconciliations/${latest.id}`)).row
  expect(faults.map(({ law }: { law: string }) => law).toSorted()).toEqual(['holds', 'payments', 'receipts', 'units'])
  const rowsOf = (law: string) => faults.find((one: { law: string }) => one.law === law).rows
  expect(rowsOf('receipts')).toMatchObject([{ consultation_id: room }])
  expect(rowsOf('payments')).toEqual([{ site_id: 99, ledger: 2000, payments: 1999 }])
  const { alerts } = (await get('dashboard/7')).row
  expect(alerts).toContainEqual({ kind: 'reconciliation', count: latest.faultCount, names: [] })
})
