import { sql } from 'kysely'
import { Refusal } from '../../errors.ts'
import { bodyHashUnder, DONE, keptAnswer, type Repeatable, sealAnswer } from './idempotency.ts'

/** Longer than any outside call may take: afterwards another attempt may take over the key. */
const CLAIM_SECONDS = 15
const lease = sql`${CLAIM_SECONDS} * interval '1 second'`

interface Claim {
  /** The reference for the provider, the same for every attempt under the key. */
  reference: string
  /** Identifies the claim, to the microsecond; as text, to keep the precision. */
  until: string
}

/**
 * Idempotency for work that waits for an outside service: a repeated key returns the first answer. No transaction is
 * open meanwhile: the key is claimed before, and the answer stored after. After a crash in between, the work runs again
 * under the same reference, so running it twice must have the effect of once.
 * @throws {Refusal} keyReused for another body under the key, datastoreContention while the first attempt still runs,
 * and as the work
 */
export async function onceOutside<W extends Repeatable>(
  visit: W,
  owner: string,
  key: string,
  body: unknown,
  work: (reference: string) => Promise<object>,
): Promise<object> {
  const bodyHash = bodyHashUnder(key, body)
  const claim = await claimKey(visit, owner, key, bodyHash)
  if (!claim) return answered(visit, owner, key, bodyHash)
  try {
    const answer = await work(claim.reference)
    return (await keep(visit, owner, key, answer)) ? answer : await answered(visit, owner, key, bodyHash)
  } catch (thrown) {
    await sql`update idempotency_keys set claimed_until = app_now()
      where owner = ${owner} and key = ${key} and claimed_until = ${claim.until}::timestamptz`.execute(visit.db)
    throw thrown
  }
}

/**
 * Null if the key was answered, is claimed by another attempt, or belongs to another body. A claim that ends later than
 * one made now was made before the clock was set back: it would hold the key for as long as the clock went back.
 */
async function claimKey({ db }: Repeatable, owner: string, key: string, bodyHash: Buffer): Promise<Claim | null> {
  const { rows } = await sql<Claim>`
    insert into idempotency_keys as k (owner, key, body_hash, reference, claimed_until)
    values (${owner}, ${key}, ${bodyHash}, gen_random_uuid(), app_now() + ${lease})
    on conflict (owner, key) do update set claimed_until = excluded.claimed_until
      where (k.claimed_until <= app_now() or k.claimed_until > app_now() + ${lease}) and k.body_hash = excluded.body_hash
    returning reference, claimed_until::text as until`.execute(db)
  return rows[0] ?? null
}

/** False if another attempt took over the key and has been answered. */
async function keep({ db, app }: Repeatable, owner: string, key: string, answer: object): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ status: DONE, sealed: sealAnswer(app.keys, owner, key, answer), claimed_until: null })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('claimed_until', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function answered({ db, app }: Repeatable, owner: string, key: string, bodyHash: Buffer): Promise<object> {
  const kept = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()
  if (kept && !kept.body_hash.equals(bodyHash)) throw new Refusal('keyReused', 'Idempotency-Key')
  if (!kept || kept.status === null) throw new Refusal('datastoreContention')
  return keptAnswer(app.keys, kept)
}
