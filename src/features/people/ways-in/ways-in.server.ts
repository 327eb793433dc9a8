import type { Database } from '../../../platform/database/connect.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { passkeysOf } from './passkey-queries.server.ts'
import type { Provider } from './providers.ts'
import { identitiesOf } from './social-queries.server.ts'

/**
 * Whether anything opens the person's account. Asked after one way was taken off: their row is kept from others until
 * the transaction ends, so that two at once can't take the last two.
 */
export async function staysOpen(db: Database, userId: number): Promise<boolean> {
  if ((await lockUser(db, userId)).password_hash !== null) return true
  const [identities, passkeys] = [await identitiesOf(db, userId), await passkeysOf(db, userId)]
  return identities.length + passkeys.length > 0
}

/** What opens the account beside its password, by the names that its person knows. */
export async function otherWaysIn(db: Database, userId: number) {
  const [identities, passkeys] = [await identitiesOf(db, userId), await passkeysOf(db, userId)]
  return {
    passkeys: passkeys.map(({ id, name }) => ({ id, name })),
    providers: identities.map(({ provider }) => provider as Provider),
  }
}
