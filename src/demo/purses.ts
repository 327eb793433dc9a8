import { randomUUID } from 'node:crypto'
import type { Visit } from '../app.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { findPerson } from '../features/house/session/person.server.ts'
import { buyPack } from '../features/money/wallet/buy-pack.server.ts'
import { settleOrder } from '../features/money/wallet/settle-order.server.ts'
import { grantFreeTime } from '../features/people/free-time/offer-free-time.server.ts'
import { needed } from '../platform/needed/needed.ts'
import { siteBy } from '../sites/index.ts'
import type { SeedStep } from './seed.ts'

/** Buys a pack as a client does, and has the sandbox's bank accept. */
export async function creditByCard(visit: Visit, packId: string): Promise<void> {
  const { orderId } = await buyPack(visit, { packId, reference: randomUUID(), monthCap: null })
  const { provider, provider_reference: reference } = await visit.db
    .selectFrom('orders')
    .select(['provider', 'provider_reference'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  await settleOrder(visit, { provider, reference, paid: { payment: null, threeDSecure: null } })
}

/** 50 EUR for one demo client, the free time of the offer for the other, on each site. */
export const pursesStep: SeedStep = {
  name: 'purses',
  label: 'Crédits de démonstration',
  size: 1,
  async run({ app, db }) {
    const clients = await db
      .selectFrom('users')
      .select(['id', 'site_id', 'email'])
      .where('email', 'in', ['cliente@demo.test', 'nouvelle@demo.test'])
      .execute()
    for (const { id, site_id: siteId, email } of clients) {
      const site = siteBy(app.sites, siteId)
      const visit: Visit = { ...systemVisit(app, site, await findPerson(db, app.keys, id)), db, afterCommit: [] }
      if (email === 'cliente@demo.test') await creditByCard(visit, 'credit-50')
      else await grantFreeTime(visit, { id, siteId, email: needed(email, 'the address of a demonstration account') })
    }
  },
}
