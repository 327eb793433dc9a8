import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '../../errors.ts'
import type { KeyRing } from '../at-rest/key-ring.ts'
import { inTransaction, type Work } from '../database/transaction.ts'

/** Work whose answer is stored sealed. */
export interface Repeatable extends Work {
  readonly app: { readonly keys: KeyRing }
}

/** The sealing context of an answer. */
const answerPlace = (owner: string, key: string): string => `answer ${owner} ${key}`

/**
 * A stored answer; in clear if it is from before answers were sealed.
 * @throws {UnreadableData}
 */
export const keptAnswer = (
  keys: KeyRing,
  kept: { owner: string; key: string; answer: unknown; sealed: Buffer | null },
): object =>
  kept.sealed ? JSON.parse(keys.open(answerPlace(kept.owner, kept.key), kept.sealed)) : (kept.answer as object)

/** @throws {Refusal} headersInvalid for a malformed key */
export function bodyHashUnder(key: string, body: unknown): Buffer {
  if (!/^[\x21-\x7e]{1,120}$/.test(key)) throw new Refusal('headersInvalid', 'Idempotency-Key')
  return createHash('sha256').update(JSON.stringify(body)).digest()
}

/** Seals an answer for storage. */
export const sealAnswer = (keys: KeyRing, owner: string, key: string, body: object): Buffer =>
  keys.seal(answerPlace(owner, key), JSON.stringify(body))

/** The status of every stored answer: a refused call did nothing, and the same key may try again. */
export const DONE = 200

/**
 * Returns the first answer for a repeated key. The claim and the answer are written in one transaction with the work,
 * so that neither a refusal nor a failure leaves a claim behind.
 * @throws {Refusal} keyReused for another body under the key, datastoreContention while the first attempt still runs,
 * and as the work
 */
export async function once<W extends Repeatable>(
  visit: W,
  owner: string,
  key: string,
  body: unknown,
  work: (inner: W) => Promise<object>,
): Promise<object> {
  const bodyHash = bodyHashUnder(key, body)
  return inTransaction(visit, async (inner) => {
    const claim = await sql<{ ours: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`${owner}\n${key}`}, 7)) as ours`.execute(inner.db)
    if (!claim.rows[0]?.ours) throw new Refusal('datastoreContention')
    const kept = await inner.db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('owner', '=', owner)
      .where('key', '=', key)
      .executeTakeFirst()
    if (kept) {
      if (!kept.body_hash.equals(bodyHash)) throw new Refusal('keyReused', 'Idempotency-Key')
      if (kept.status === null) throw new Refusal('datastoreContention')
      return keptAnswer(visit.app.keys, kept)
    }
    const answer = await work(inner)
    const sealed = sealAnswer(visit.app.keys, owner, key, answer)
    await inner.db
      .insertInto('idempotency_keys')
      .values({ owner, key, body_hash: bodyHash, status: DONE, sealed })
      .execute()
    return answer
  })
}
