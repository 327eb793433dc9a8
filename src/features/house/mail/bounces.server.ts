import type { Visit } from '../../../app.ts'
import { whichOf } from '../../../platform/database/which-of.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { bouncedAt, bouncedHashes, deleteBounce, upsertBounce } from './queries.server.ts'

/** Records the server's answer to a mail: the latest answer counts. */
export async function keepAnswer(visit: Visit, address: string, refused: number | null): Promise<void> {
  const place = placeOf(visit, address)
  if (refused === null) await deleteBounce(visit.db, place)
  else await upsertBounce(visit.db, { ...place, status: refused, at: visit.now() })
}

/** Since when the server of a person's address has refused our mails; null if it accepts them or that is unknown. */
export async function refusedSince(visit: Visit, address: string | null): Promise<Date | null> {
  return address === null ? null : bouncedAt(visit.db, placeOf(visit, address))
}

/** Whether the server of each address refuses our mails. */
export async function areRefused(visit: Visit, addresses: readonly string[]): Promise<boolean[]> {
  const hashes = addresses.map((address) => placeOf(visit, address).addressHash)
  return whichOf(hashes, await bouncedHashes(visit.db, visit.site.id, hashes))
}

const placeOf = ({ app, site }: Visit, address: string) => ({
  siteId: site.id,
  addressHash: app.digest(`mail-bounce:${site.id}:${emailKey(address)}`),
})
