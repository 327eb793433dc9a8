import { createECDH } from 'node:crypto'
import type { Database } from '../../platform/database/connect.ts'
import type { PushPort } from './port.ts'
import { isPushService } from './push-services.ts'

/** Stores messages in the database, for the sandbox page; no push service is called. `seed` makes the site's key. */
export function sandboxPush(db: Database, seed: Buffer): PushPort {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(seed)
  return {
    publicKey: pair.getPublicKey('base64url'),
    isAllowed: isPushService,
    async send({ siteId, userId, payload, ttlSeconds, urgency }) {
      await db
        .insertInto('sandbox_pushes')
        .values({ site_id: siteId, user_id: userId, payload, ttl_seconds: ttlSeconds, urgency })
        .execute()
      return { outcome: 'sent' }
    },
  }
}
