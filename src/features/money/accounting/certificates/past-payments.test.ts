import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buyCredit, paidOrder } from '../../../../../test/orders.ts'
import { addClient } from '../../../../../test/people.ts'
import { useTestApp } from '../../../../../test/test-app.ts'

const site = useTestApp()
const apply = (file: string) => sql.raw(readFileSync(`db/${file}`, 'utf8')).execute(site.owner)

test('payments from before there were certificates are numbered in the order of their payment, and later ones go on', async () => {
  await sql`drop trigger orders_certified on orders`.execute(site.owner)
  await sql`drop table payment_certificates, certificate_counters`.execute(site.owner)
  await sql`drop function certificate_issue, certificate_refuse_change`.execute(site.owner)
  const { id, browser } = await addClient(site)
  const at = site.now()
  const later = new Date(at.getTime() + 60_000)
  await site.owner
    .insertInto('orders')
    .values([
      { ...paidOrder(id, 'second', at), settled_at: later },
      { ...paidOrder(id, 'first', at), settled_at: at },
      { ...paidOrder(id, 'elsewhere', at), site_id: 100, settled_at: at },
      { ...paidOrder(id, 'refused', at), status: 'refused' },
    ])
    .execute()
  await apply('migrations/230-payment-certificates.sql')
  await apply('functions/certificates.sql')
  await buyCredit(site, browser)
  const numbered = await site.owner
    .selectFrom('payment_certificates as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select(['o.provider_reference as reference', 'c.site_id as siteId', 'c.number'])
    .orderBy('c.site_id')
    .orderBy('c.number')
    .execute()
  expect(numbered).toMatchObject([
    { reference: 'first', siteId: 99, number: 1 },
    { reference: 'second', siteId: 99, number: 2 },
    { siteId: 99, number: 3 },
    { reference: 'elsewhere', siteId: 100, number: 1 },
  ])
})
