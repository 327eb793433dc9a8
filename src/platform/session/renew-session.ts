import { type Work, whenCommitted } from '../database/transaction.ts'
import { needed } from '../needed/needed.ts'
import { sealCookie } from './cookie.ts'
import type { SessionHandle, SessionRules } from './session.ts'
import { newToken, tokenHash } from './token.ts'

/**
 * Its person showed again that it is them, with the second factor where `factor` says so: the session goes on under
 * another token, and the one before opens nothing. Where two requests show it at once, the first one's token counts. The
 * browser gets it once it is committed: after a failure the one that it has is still good.
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
  // The other request's answer may come first: this one must not bring the old token back.
  const cookie = isFirst ? await sealCookie({ secret: token, signedIn: true }, rules.secrets, rules.secure) : null
  whenCommitted(work, () => {
    Object.assign(handle, { confirmedAt: now, cookie })
    if (factor) handle.factorAt = now
    if (isFirst) handle.tokenHash = tokenHash(token)
  })
}
