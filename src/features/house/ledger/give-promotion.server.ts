import type { Visit } from '../../../app.ts'
import { promotionalEntries } from './given-entries.ts'
import { post } from './queries.server.ts'

/** Posts what the house adds to a paid order, once: it paid less than its credit. */
export async function givePromotion(
  visit: Visit,
  order: { id: number; site_id: number; user_id: number; pack_id: string; offered: number },
): Promise<void> {
  const { id, site_id: siteId, user_id: clientId, offered } = order
  if (offered === 0) return
  const entries = promotionalEntries({ siteId, clientId }, offered)
  await post(visit.db, 'promotion', `order:${id}`, { pack: order.pack_id }, entries)
}
