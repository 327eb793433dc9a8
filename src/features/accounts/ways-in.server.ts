import type { Database } from '../../platform/database/connect.ts'
import { passkeysOf } from '../passkeys/queries.server.ts'
import { identitiesOf } from '../social/queries.server.ts'
import { lockUser } from './queries.server.ts'

/**
 * Whether anything opens the person's account. Asked after one way was taken off: their row is kept from others until
 * the transaction ends, so that two at once can't take the last two.
 */
export async function staysOpen(db: Database, userId: number): Promise<boolean> {
  if ((await lockUser(db, userId)).password_hash !== null) return true
  const [identities, passkeys] = [await identitiesOf(db, userId), await passkeysOf(db, userId)]
  return identities.length + passkeys.length > 0
}
