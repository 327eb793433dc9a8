import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { Side } from '../rooms/rules.ts'
import type { CallFate } from './company.ts'

export interface Leg {
  id: string
  consultationId: number
  side: Side
  /** The provider's id of the call; null until it is known. */
  call: string | null
  state: 'calling' | 'talking' | 'joined' | 'out' | 'over'
  sequence: number
}

const legs = (db: Database) =>
  db
    .selectFrom('phone_legs')
    .select(['id', 'consultation_id as consultationId', 'side', 'call', 'state', 'sequence'])
    .$narrowType<Leg>()

export async function findLeg(db: Database, id: string): Promise<Leg | null> {
  return (await legs(db).where('id', '=', id).executeTakeFirst()) ?? null
}

export const legsOf = (db: Database, consultationId: number): Promise<Leg[]> =>
  legs(db).where('consultation_id', '=', consultationId).execute()

/** The id of a call to one side; null if there was one before: each side is called once. */
export async function insertLeg(db: Database, consultationId: number, side: Side): Promise<string | null> {
  const row = await db
    .insertInto('phone_legs')
    .values({ id: randomUUID(), consultation_id: consultationId, side })
    .onConflict((conflict) => conflict.columns(['consultation_id', 'side']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Writes down the provider's id. False if the call has another one. */
export async function nameCall(db: Database, id: string, call: string): Promise<boolean> {
  const { rows } = await sql`
    update phone_legs set call = ${call} where id = ${id} and coalesce(call, ${call}) = ${call} returning id`.execute(
    db,
  )
  return rows.length > 0
}

export async function markTalking(db: Database, id: string): Promise<void> {
  await db
    .updateTable('phone_legs')
    .set({ state: 'talking' })
    .where('id', '=', id)
    .where('state', '=', 'calling')
    .execute()
}

/** When a call was seen in its conference: by an event's number, or by the last number known when we asked. */
export type Seen = { sequence: number } | { known: number }

const numbersOf = (seen: Seen) =>
  'sequence' in seen ? { sequence: seen.sequence, known: null } : { sequence: null, known: seen.known }

/** True if that changed the room. */
export async function legIn(db: Database, id: string, seen: Seen, house: Date): Promise<boolean> {
  const { sequence, known } = numbersOf(seen)
  const { rows } = await sql<{ moved: boolean }>`
    select leg_in(${id}, ${sequence}, ${known}, ${house}) as moved`.execute(db)
  return one(rows).moved
}

/** An event says when the call left; an answer to our own question does not. True if that changed the room. */
export async function legOut(db: Database, id: string, seen: Seen, house: Date): Promise<boolean> {
  const { sequence, known } = numbersOf(seen)
  const { rows } = await sql<{ moved: boolean }>`
    select leg_out(${id}, ${sequence}, ${known}, ${sequence !== null}, null, null, ${house}) as moved`.execute(db)
  return one(rows).moved
}

/**
 * The call is over. `isTold` means now, by the provider's own event, and otherwise at an unknown moment before. True if
 * that changed the room.
 */
export async function legOver(
  db: Database,
  id: string,
  { outcome, seconds }: CallFate,
  isTold: boolean,
  house: Date,
): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    select leg_out(${id}, null, null, ${isTold}, ${outcome ?? 'failed'}, ${seconds ?? 0}, ${house}) as moved`.execute(
    db,
  )
  return one(rows).moved
}

/** Bounds the meter by what the provider counted for the shorter call. */
export async function clipToLegs(db: Database, consultationId: number): Promise<void> {
  await sql`select legs_clip(${consultationId})`.execute(db)
}

/** Calls whose consultation is over. */
export async function legsToEnd(db: Database, limit: number): Promise<Leg[]> {
  return legs(db)
    .where('state', '<>', 'over')
    .where('call', 'is not', null)
    .where(sql<boolean>`exists (select from consultations c
      where c.id = consultation_id and c.status not in ('requested', 'accepted', 'running', 'paused'))`)
    .limit(limit)
    .execute()
}

/** Takes the calls of open consultations about which the provider was not asked lately, for this node. */
export async function claimLegsToAsk(db: Database, house: Date, every: number, limit: number): Promise<Leg[]> {
  const { rows } = await sql<Leg>`
    update phone_legs l set asked_at = ${house}
    from (select id from phone_legs
      where state <> 'over' and call is not null
        and coalesce(asked_at <= ${house}::timestamptz - ${every} * interval '1 second', true)
      order by asked_at nulls first limit ${limit} for update skip locked) due
    where l.id = due.id
    returning l.id, l.consultation_id as "consultationId", l.side, l.call, l.state, l.sequence`.execute(db)
  return rows
}

/** Takes the clients who are to be told that their credit ends soon, each once. */
export async function claimLegsToTell(db: Database, limit: number): Promise<Leg[]> {
  const { rows } = await sql<Leg>`
    update phone_legs l set told = true
    from (select leg.id from phone_legs leg join meters m using (consultation_id)
      where leg.state = 'joined' and leg.side = 'client' and not leg.told and m.state = 'running' and m.warned
      limit ${limit} for update of leg skip locked) due
    where l.id = due.id
    returning l.id, l.consultation_id as "consultationId", l.side, l.call, l.state, l.sequence`.execute(db)
  return rows
}

/** The numbers of both sides, in E.164; null for one who has none. */
export async function numbersFor(
  db: Database,
  consultationId: number,
): Promise<{ client: string | null; psychic: string | null }> {
  const { rows } = await sql<{ client: string | null; psychic: string | null }>`
    select client.number as client, psychic.number as psychic
    from consultations c join psychics p on p.id = c.psychic_id
      left join phone_numbers client on client.user_id = c.client_id
      left join phone_numbers psychic on psychic.user_id = p.user_id
    where c.id = ${consultationId}`.execute(db)
  return one(rows)
}
