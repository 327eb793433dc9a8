import type { Database } from '../../../platform/database/connect.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { passkeysOf } from './passkey-queries.server.ts'
import type { Provider } from './providers.ts'
import { identitiesOf } from './social-queries.server.ts'

/**
 * Whether the person can still sign in, checked after a way to sign in was removed. Locks their row until the end of
 * the transaction, so that two simultaneous removals can't take the last two.
 */
export async function staysOpen(db: Database, userId: number): Promise<boolean> {
  if ((await lockUser(db, userId)).password_hash !== null) return true
  const [identities, passkeys] = [await identitiesOf(db, userId), await passkeysOf(db, userId)]
  return identities.length + passkeys.length > 0
}

/** The ways to sign in other than the password, with the names that the person knows. */
export async function otherWaysIn(db: Database, userId: number) {
  const [identities, passkeys] = [await identitiesOf(db, userId), await passkeysOf(db, userId)]
  return {
    passkeys: passkeys.map(({ id, name }) => ({ id, name })),
    providers: identities.map(({ provider }) => provider as Provider),
  }
}
