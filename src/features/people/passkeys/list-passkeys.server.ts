import type { Visit } from '../../../app.ts'
import { personOf } from '../../house/visit/access.ts'
import { passkeysOf } from '../ways-in/passkey-queries.server.ts'
import { type Passkey, viewPasskey } from './views.ts'

/**
 * The passkeys of the account, in the order they were added.
 * @throws {Refusal} as personOf
 */
export const listPasskeys = async (visit: Visit): Promise<Passkey[]> =>
  (await passkeysOf(visit.db, personOf(visit).id)).map(viewPasskey)
