import type { Database } from '../database/connect.ts'
import { sealCookie } from './cookie.ts'
import type { SessionHandle, SessionRules } from './session.ts'
import { newToken, tokenHash } from './token.ts'

/**
 * Its person showed again that it is them, with the second factor where `factor` says so: the session goes on under
 * another token, and the one before opens nothing. Where two requests show it at once, the first one's token counts.
 */
export async function renewSession(
  db: Database,
  rules: SessionRules,
  handle: SessionHandle,
  { now, factor = false }: { now: Date; factor?: boolean },
): Promise<void> {
  const shown = { confirmed_at: now, ...(factor ? { factor_at: now } : {}) }
  await db.updateTable('sessions').set(shown).where('id', '=', handle.id).execute()
  const token = newToken()
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set((row) => ({ secret_hash: tokenHash(token), former_hash: row.ref('secret_hash') }))
    .where('id', '=', handle.id)
    .where('secret_hash', '=', handle.tokenHash!)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) {
    handle.tokenHash = tokenHash(token)
    handle.cookie = await sealCookie({ secret: token, signedIn: true }, rules.password, rules.secure)
  }
  handle.confirmedAt = now
  if (factor) handle.factorAt = now
}
