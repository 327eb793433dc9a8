import { type Work, whenCommitted } from '../../../platform/database/transaction.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { sealCookie } from '../../../platform/session/cookie.ts'
import type { SessionHandle } from '../../../platform/session/handle.ts'
import { newToken, tokenHash } from '../../../platform/session/token.ts'
import type { SessionRules } from './stored-sessions.server.ts'

/**
 * Called when the person confirmed their identity, with the second factor if `factor`: the session gets another token,
 * and the old one no longer works. If two requests do so at once, the first one's token counts. The browser gets it
 * after the commit: after a failure its present token stays valid.
 */
export async function renewSession(
  work: Work,
  rules: SessionRules,
  handle: SessionHandle,
  { now, factor = false }: { now: Date; factor?: boolean },
): Promise<void> {
  const { db } = work
  const shown = { confirmed_at: now, ...(factor ? { factor_at: now } : {}) }
  await db.updateTable('sessions').set(shown).where('id', '=', handle.id).execute()
  const token = newToken()
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set((row) => ({ secret_hash: tokenHash(token), former_hash: row.ref('secret_hash') }))
    .where('id', '=', handle.id)
    .where('secret_hash', '=', needed(handle.tokenHash, 'the token of a session'))
    .executeTakeFirst()
  const isFirst = numUpdatedRows === 1n
  // The other request's answer may arrive first: this one must not restore the old token.
  const cookie = isFirst ? await sealCookie({ secret: token, signedIn: true }, rules.secrets, rules.secure) : null
  whenCommitted(work, () => {
    Object.assign(handle, { confirmedAt: now, cookie })
    if (factor) handle.factorAt = now
    if (isFirst) handle.tokenHash = tokenHash(token)
  })
}
