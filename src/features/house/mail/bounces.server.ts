import type { Visit } from '../../../app.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { bouncedAt, deleteBounce, upsertBounce } from './queries.server.ts'

/** Keeps what a mail's server said of its address: the latest answer is the one that counts. */
export async function keepAnswer(visit: Visit, address: string, refused: number | null): Promise<void> {
  const place = placeOf(visit, address)
  if (refused === null) await deleteBounce(visit.db, place)
  else await upsertBounce(visit.db, { ...place, status: refused, at: visit.now() })
}

/** Since when the server of a person's own address refuses our mails; null if it takes them, or nobody knows. */
export async function refusedSince(visit: Visit, address: string | null): Promise<Date | null> {
  return address === null ? null : bouncedAt(visit.db, placeOf(visit, address))
}

const placeOf = ({ app, site }: Visit, address: string) => ({
  siteId: site.id,
  addressHash: app.digest(`mail-bounce:${site.id}:${emailKey(address)}`),
})
