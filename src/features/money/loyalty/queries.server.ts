import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { CardState, RewardId } from './rules.ts'

export interface Member {
  cardNumber: string
  joinedAt: Date
}

const ofMember = (db: Database, userId: number) =>
  db
    .selectFrom('loyalty_members')
    .select(['card_number as cardNumber', 'joined_at as joinedAt'])
    .where('user_id', '=', userId)

export const findMember = async (db: Database, userId: number): Promise<Member | null> =>
  (await ofMember(db, userId).executeTakeFirst()) ?? null

/** Locks a membership: what one member asks at once happens one after the other. */
export const lockMember = async (db: Database, userId: number): Promise<Member | null> =>
  (await ofMember(db, userId).forUpdate().executeTakeFirst()) ?? null

/** False if the person is a member already. */
export async function insertMember(
  db: Database,
  { userId, siteId, cardNumber }: { userId: number; siteId: number; cardNumber: string },
): Promise<boolean> {
  const row = await db
    .insertInto('loyalty_members')
    .values({ user_id: userId, site_id: siteId, card_number: cardNumber })
    .onConflict((again) => again.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markLeaving(db: Database, userId: number): Promise<void> {
  await sql`update loyalty_members set left_at = app_now() where user_id = ${userId}`.execute(db)
}

export async function deleteMember(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('loyalty_members').where('user_id', '=', userId).execute()
}

export interface Standing {
  points: number
  /** Points earned in all since the person joined, less what was taken back. */
  earned: number
  movedAt: Date | null
  /** How many times points moved: a part of the reference of their end. */
  moves: number
}

export async function readStanding(db: Database, userId: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select coalesce((select balance from ledger_accounts where kind = 'client_points' and owner_id = m.user_id), 0) as points,
      coalesce((select version from ledger_accounts where kind = 'client_points' and owner_id = m.user_id), 0)::int as moves,
      coalesce((select sum(e.amount) from ledger_accounts a join ledger_entries e on e.account_id = a.id
        join ledger_transactions t on t.id = e.transaction_id
        where a.kind = 'client_points' and a.owner_id = m.user_id and t.kind = 'points'
          and t.posted_at >= m.joined_at), 0)::bigint as earned,
      points_moved_at(m.user_id) as "movedAt"
    from loyalty_members m where m.user_id = ${userId}`.execute(db)
  return one(rows)
}

/** Locks a member's points and reads them. */
export async function lockPoints(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ points: number }>`select points_balance(${userId}) as points`.execute(db)
  return one(rows).points
}

export interface Move {
  id: number
  at: Date
  kind: string
  points: number
}

/** The last movements of a member's points, the newest first. */
export async function listMoves(db: Database, userId: number, limit: number): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select e.id, t.posted_at as at, t.kind, e.amount as points
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
    where a.kind = 'client_points' and a.owner_id = ${userId}
    order by e.version desc limit ${limit}`.execute(db)
  return rows
}

export async function insertReward(
  db: Database,
  given: {
    siteId: number
    userId: number
    reward: RewardId
    points: number
    cents: number
    association: string | null
    questionId: number | null
    at: Date
  },
): Promise<number> {
  const { id } = await db
    .insertInto('loyalty_rewards')
    .values({
      site_id: given.siteId,
      user_id: given.userId,
      reward: given.reward,
      points: given.points,
      cents: given.cents,
      association: given.association,
      question_id: given.questionId,
      at: given.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Readings that nobody wrote and whose points did not go back yet; their rows are locked until the transaction ends. */
export async function lockUnread(db: Database, limit: number) {
  return db
    .selectFrom('loyalty_rewards as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.site_id as siteId', 'r.user_id as clientId', 'r.points'])
    .where('u.erased_at', 'is', null)
    .where('r.question_id', 'is not', null)
    .where('r.returned_at', 'is', null)
    .where(sql<boolean>`is_unread(r.question_id)`)
    .orderBy('r.id')
    .limit(limit)
    .forUpdate('r')
    .skipLocked()
    .execute()
}

export async function markReturned(db: Database, id: number, at: Date): Promise<void> {
  await db.updateTable('loyalty_rewards').set({ returned_at: at }).where('id', '=', id).execute()
}

/** Members with points that nothing moved since an instant. */
export async function listStill(db: Database, since: Date) {
  const { rows } = await sql<{
    userId: number
    siteId: number
    movedAt: Date
    warnedAt: Date | null
    firstName: string
    email: string | null
    provedAt: Date | null
  }>`
    select m.user_id as "userId", m.site_id as "siteId", t.posted_at as "movedAt", m.warned_at as "warnedAt",
      u.first_name as "firstName", u.email, u.email_proved_at as "provedAt"
    from loyalty_members m
    join users u on u.id = m.user_id
    join ledger_accounts a on a.kind = 'client_points' and a.owner_id = m.user_id and a.balance > 0
    join ledger_entries e on e.account_id = a.id and e.version = a.version
    join ledger_transactions t on t.id = e.transaction_id
    where t.posted_at <= ${since} order by m.user_id`.execute(db)
  return rows
}

export async function markWarned(db: Database, userId: number): Promise<void> {
  await sql`update loyalty_members set warned_at = app_now() where user_id = ${userId}`.execute(db)
}

export interface Liability {
  members: number
  /** What members hold, and how it came to that. */
  points: number
  awarded: number
  takenBack: number
  spent: number
  returned: number
  ended: number
  /** Cents that the house owes to associations. */
  donationsOwed: number
  /** Seconds given and not used yet. */
  giftSeconds: number
}

/** What the house owes to the members of a site, from the entries of the ledger. */
export async function readLiability(db: Database, siteId: number): Promise<Liability> {
  const sum = (kinds: readonly string[], sign = '') => sql`coalesce(sum(e.amount) filter (
    where a.kind = 'client_points' and t.kind in (${sql.join(kinds)}) ${sql.raw(sign)}), 0)::bigint`
  const { rows } = await sql<Liability>`
    select (select count(*)::int from loyalty_members where site_id = ${siteId}) as members,
      coalesce(sum(e.amount) filter (where a.kind = 'client_points'), 0)::bigint as points,
      ${sum(['points'], 'and e.amount > 0')} as awarded,
      -${sum(['points'], 'and e.amount < 0')} as "takenBack",
      -${sum(['points-reward'])} as spent,
      ${sum(['points-return'])} as returned,
      -${sum(['points-end', 'account-end'])} as ended,
      coalesce(sum(e.amount) filter (where a.kind = 'donations_owed'), 0)::bigint as "donationsOwed",
      coalesce(sum(e.amount) filter (where a.kind = 'client_gift_time'), 0)::bigint as "giftSeconds"
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
    where a.site_id = ${siteId} and a.kind in ('client_points', 'donations_owed', 'client_gift_time')`.execute(db)
  return one(rows)
}

export interface CardOrder {
  id: number
  state: CardState
  lines: string[]
  orderedAt: Date
  printedAt: Date | null
  sentAt: Date | null
}

/** The member's last order of a card. */
export async function findCard(db: Database, userId: number): Promise<CardOrder | null> {
  const row = await db
    .selectFrom('loyalty_cards')
    .select(['id', 'state', 'lines', 'ordered_at as orderedAt', 'printed_at as printedAt', 'sent_at as sentAt'])
    .$narrowType<{ state: CardState }>()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** @throws the database's unique_violation while another one is open */
export async function insertCard(
  db: Database,
  given: { siteId: number; userId: number; cardNumber: string; lines: readonly string[]; at: Date },
): Promise<void> {
  await db
    .insertInto('loyalty_cards')
    .values({
      site_id: given.siteId,
      user_id: given.userId,
      card_number: given.cardNumber,
      lines: [...given.lines],
      ordered_at: given.at,
    })
    .execute()
}

/** Cards that are not printed yet are not sent to somebody who leaves. */
export async function cancelCards(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('loyalty_cards')
    .set({ state: 'cancelled' })
    .where('user_id', '=', userId)
    .where('state', 'in', ['ordered', 'printed'])
    .execute()
}

/** A card of the site, for the staff. */
export async function findCardOf(db: Database, siteId: number, id: number) {
  const row = await db
    .selectFrom('loyalty_cards as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.state', 'c.lines', 'c.card_number as cardNumber', 'c.ordered_at as orderedAt'])
    .select(['c.printed_at as printedAt', 'c.sent_at as sentAt', 'u.id as clientId', 'u.first_name as client'])
    .$narrowType<{ state: CardState }>()
    .where('c.id', '=', id)
    .where('c.site_id', '=', siteId)
    .executeTakeFirst()
  return row ?? null
}

/** Moves a card of a site one step on; false if it is not where it should be. */
export async function moveCard(
  db: Database,
  of: { siteId: number; id: number; to: 'printed' | 'sent'; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('loyalty_cards')
    .set(of.to === 'printed' ? { state: 'printed', printed_at: of.at } : { state: 'sent', sent_at: of.at })
    .where('id', '=', of.id)
    .where('site_id', '=', of.siteId)
    .where('state', '=', of.to === 'printed' ? 'ordered' : 'printed')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes the orders of cards of people who are no longer members, and all older ones but the last. */
export async function forgetCards(db: Database, before: Date): Promise<void> {
  await sql`delete from loyalty_cards c where c.state in ('sent', 'cancelled') and c.ordered_at < ${before}
    and (not exists (select from loyalty_members m where m.user_id = c.user_id)
      or exists (select from loyalty_cards l where l.user_id = c.user_id and l.id > c.id))`.execute(db)
}
