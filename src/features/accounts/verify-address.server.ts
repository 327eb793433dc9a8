import { timingSafeEqual } from 'node:crypto'
import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { personOf } from '../session/access.ts'
import { grantFreeTime } from '../wallet/grant-free-time.server.ts'
import { countTry, latestProof, markUsed } from './proof-queries.server.ts'
import { isProvedByAnother, lockAddress, lockUser, markProved } from './queries.server.ts'
import { CODE_TRIES } from './rules.ts'
import { hashCode } from './send-proof.server.ts'

/**
 * Proves the person's address with the code sent to it; `freeTime` tells whether that brought the offer's free time.
 * @throws {Refusal} codeWrong, also for a code that is used, too old, tried too often, or of an address that another
 * account proved meanwhile; validationNotFound when no code is awaited
 */
export async function verifyAddress(outer: Visit, input: { code: string }): Promise<{ freeTime: boolean }> {
  const person = personOf(outer)
  const outcome = await inTransaction(outer, async (visit) => {
    const user = await lockUser(visit.db, person.id)
    const proof = await latestProof(visit.db, person.id)
    if (user.email_proved_at || !user.email || !user.email_key || !proof) throw new Refusal('validationNotFound')
    if (proof.used_at || proof.expires_at <= visit.now() || proof.tries >= CODE_TRIES) return null
    await countTry(visit.db, proof.id)
    const expected = hashCode(visit, person.id, user.email_key, input.code.replace(/\s/g, ''))
    if (!timingSafeEqual(proof.code_hash, expected)) return null
    await markUsed(visit.db, proof.id, visit.now())
    await lockAddress(visit.db, visit.site.id, user.email_key)
    if (await isProvedByAnother(visit.db, visit.site.id, user.email_key, person.id)) return null
    await markProved(visit.db, person.id, visit.now())
    return { freeTime: await grantFreeTime(visit, { id: person.id, siteId: visit.site.id, email: user.email }) }
  })
  // Thrown after the commit: the try must count.
  if (!outcome) throw new Refusal('codeWrong')
  return outcome
}
