import type { Database } from '../../../../platform/database/connect.ts'

export interface Certificate {
  orderId: number
  number: number
  issuedAt: Date
  siteId: number
  paidAt: Date
  amount: number
  credit: number
  reference: string
  client: { id: number; firstName: string; email: string | null }
  refunds: { amount: number; at: Date }[]
}

/** The certificate of a paid order of a site, with what was given back of it since; null if there is none. */
export async function findCertificate(db: Database, siteId: number, orderId: number): Promise<Certificate | null> {
  const row = await db
    .selectFrom('payment_certificates as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.id as orderId', 'c.number', 'c.issued_at as issuedAt', 'c.site_id as siteId', 'o.amount', 'o.credit'])
    .select(['o.provider_reference as reference', 'u.id as clientId', 'u.first_name as firstName', 'u.email'])
    .select((of) => of.fn.coalesce('o.settled_at', 'o.created_at').as('paidAt'))
    .where('c.order_id', '=', orderId)
    .where('o.site_id', '=', siteId)
    .executeTakeFirst()
  if (!row) return null
  const refunds = await db
    .selectFrom('order_refunds')
    .select(['amount', 'asked_at as at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const { clientId, firstName, email, ...rest } = row
  return { ...rest, client: { id: clientId, firstName, email }, refunds }
}
