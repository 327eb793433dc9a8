import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { ProposalState, Proposed } from './rules.ts'

/** A psychic's profile and price on a site, as stored; null if the site does not list them. */
export async function readProfile(db: Database, siteId: number, psychicId: number) {
  const row = await db
    .selectFrom('psychics as p')
    .innerJoin('psychic_listings as l', 'l.psychic_id', 'p.id')
    .leftJoin('greetings as g', 'g.psychic_id', 'p.id')
    .select([
      'p.name',
      'p.slug',
      'p.is_automaton as isAutomaton',
      'p.headline',
      'p.presentation',
      'p.method',
      'p.specialities',
    ])
    .select(['p.offered_channels as channels', 'l.price_per_minute as price', 'g.text as greeting'])
    .where('p.id', '=', psychicId)
    .where('l.site_id', '=', siteId)
    .executeTakeFirst()
  return row ?? null
}

export interface Proposal {
  id: number
  psychicId: number
  field: Proposed
  before: string
  after: string
  state: ProposalState
  proposedAt: Date
  decidedAt: Date | null
  reason: string | null
}

const columns = ['id', 'field', 'before', 'after', 'state', 'reason'] as const

const proposals = (db: Database) =>
  db
    .selectFrom('profile_proposals')
    .select([...columns, 'psychic_id as psychicId', 'proposed_at as proposedAt', 'decided_at as decidedAt'])
    .$narrowType<Proposal>()

/** What waits for a field; null if nothing does. */
export async function waitingFor(
  db: Database,
  psychicId: number,
  field: Proposed,
): Promise<{ id: number; after: string } | null> {
  const row = await db
    .selectFrom('profile_proposals')
    .select(['id', 'after'])
    .where('psychic_id', '=', psychicId)
    .where('field', '=', field)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row ?? null
}

/** A psychic's own proposal, locked until the transaction ends. */
export async function lockOwnProposal(db: Database, psychicId: number, id: number): Promise<Proposal | null> {
  const own = proposals(db).where('id', '=', id).where('psychic_id', '=', psychicId)
  return (await own.forUpdate().executeTakeFirst()) ?? null
}

/** The latest first. */
export const listProposals = (db: Database, psychicId: number, limit: number): Promise<Proposal[]> =>
  proposals(db).where('psychic_id', '=', psychicId).orderBy('id', 'desc').limit(limit).execute()

/** Replaces what waits for the same field; returns its id. */
export async function putProposal(
  db: Database,
  given: { siteId: number; psychicId: number; field: Proposed; before: string; after: string; at: Date },
): Promise<number> {
  const { siteId, psychicId, field, before, after, at } = given
  const { id } = await db
    .insertInto('profile_proposals')
    .values({ site_id: siteId, psychic_id: psychicId, field, before, after, proposed_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['psychic_id', 'field'])
        // Written out: with a parameter the prepared statement would no longer match the partial index.
        .where(sql<boolean>`state = 'waiting'`)
        .doUpdateSet({ site_id: siteId, before, after, proposed_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Tells what waits for a file that the profile has none any more. */
export async function rebaseOnNone(db: Database, psychicId: number, field: Proposed): Promise<void> {
  await db
    .updateTable('profile_proposals')
    .set({ before: '' })
    .where('psychic_id', '=', psychicId)
    .where('field', '=', field)
    .where('state', '=', 'waiting')
    .execute()
}

/** Takes back what waits for a field; false if nothing did. */
export async function takeBack(db: Database, psychicId: number, field: Proposed): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('profile_proposals')
    .where('psychic_id', '=', psychicId)
    .where('field', '=', field)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A proposal of the site, locked until the transaction ends. */
export async function lockProposal(db: StaffDatabase, siteId: number, id: number): Promise<Proposal | null> {
  const found = await proposals(db).where('id', '=', id).where('site_id', '=', siteId).forUpdate().executeTakeFirst()
  return found ?? null
}

export async function closeProposal(
  db: StaffDatabase,
  id: number,
  decided: { state: 'accepted' | 'refused'; reason: string | null; at: Date; by: number },
): Promise<void> {
  const { state, reason, at, by } = decided
  await db
    .updateTable('profile_proposals')
    .set({ state, reason, decided_at: at, decided_by: by })
    .where('id', '=', id)
    .execute()
}

/** The address of a psychic's account; null if they have none. */
export async function addressOf(db: Database, psychicId: number): Promise<string | null> {
  const row = await db
    .selectFrom('psychics as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('u.email')
    .where('p.id', '=', psychicId)
    .executeTakeFirst()
  return row?.email ?? null
}
