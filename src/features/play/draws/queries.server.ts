import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { DB } from '../../../platform/database/generated.ts'

/** Whose a draw is: an account's, or an anonymous session's. */
export type Owner = { userId: number; sessionId: null } | { userId: null; sessionId: number }

export interface DrawRow {
  id: number
  token: string
  game: string
  commitment: string
  sealed: Buffer
  begunAt: Date
  finishedAt: Date | null
  share: string | null
}

export interface NewDraw extends Pick<DrawRow, 'id' | 'token' | 'game' | 'commitment' | 'sealed' | 'begunAt'> {
  siteId: number
  owner: Owner
}

/** A finished draw. */
export type ResultRow = DrawRow & { finishedAt: Date }

const columns = [
  'id',
  'token',
  'game',
  'commitment',
  'sealed',
  'begun_at as begunAt',
  'finished_at as finishedAt',
  'share',
] as const

const isOf = ({ userId, sessionId }: Owner) => {
  return (e: ExpressionBuilder<DB, 'draws'>) =>
    userId === null ? e('session_id', '=', sessionId) : e('user_id', '=', userId)
}

export async function insertDraw(db: Database, { siteId, owner, begunAt, ...row }: NewDraw): Promise<void> {
  const { userId, sessionId } = owner
  await db
    .insertInto('draws')
    .values({ ...row, site_id: siteId, user_id: userId, session_id: sessionId, begun_at: begunAt })
    .execute()
}

interface Sought {
  siteId: number
  game: string
  token: string
}

/** A draw of this owner, locked until the transaction ends; null if it is another’s, or of another game. */
export async function lockDraw(db: Database, owner: Owner, { siteId, game, token }: Sought): Promise<DrawRow | null> {
  const row = await db
    .selectFrom('draws')
    .select(columns)
    .where('token', '=', token)
    .where('site_id', '=', siteId)
    .where('game', '=', game)
    .where(isOf(owner))
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function finish(db: Database, id: number, sealed: Buffer, at: Date): Promise<void> {
  await db.updateTable('draws').set({ sealed, finished_at: at }).where('id', '=', id).execute()
}

/** A finished draw of this owner; null if it is another’s, or of another game. */
export async function findOwn(db: Database, owner: Owner, { siteId, game, token }: Sought): Promise<ResultRow | null> {
  const row = await finished(db, siteId, game).where('token', '=', token).where(isOf(owner)).executeTakeFirst()
  return row ?? null
}

/** A finished draw by the id of its shared link. */
export async function findShared(db: Database, { siteId, game, token }: Sought): Promise<ResultRow | null> {
  const row = await finished(db, siteId, game).where('share', '=', token).executeTakeFirst()
  return row ?? null
}

const finished = (db: Database, siteId: number, game: string) =>
  db
    .selectFrom('draws')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('game', '=', game)
    .where('finished_at', 'is not', null)
    .$narrowType<{ finishedAt: Date }>()

/** Finished draws of an owner, the latest first. */
export async function findResults(
  db: Database,
  owner: Owner,
  { siteId, game, limit }: { siteId: number; game: string; limit: number },
): Promise<ResultRow[]> {
  return finished(db, siteId, game)
    .where(isOf(owner))
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function writeShare(db: Database, id: number, share: string | null): Promise<void> {
  await db.updateTable('draws').set({ share }).where('id', '=', id).execute()
}

export async function deleteDraw(db: Database, id: number): Promise<void> {
  await db.deleteFrom('draws').where('id', '=', id).execute()
}

/** Gives the draws of the anonymous session that ended in this sign-in to the account. */
export async function adoptDraws(db: Database, sessionId: number, userId: number): Promise<void> {
  await sql`
    update draws set user_id = ${userId}, session_id = null from sessions s
    where s.id = ${sessionId} and draws.session_id = s.began_after`.execute(db)
}

/** Serializes what one owner finishes in one game, until the transaction ends. */
export async function lockGame(db: Database, { userId, sessionId }: Owner, game: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`draw ${userId} ${sessionId} ${game}`}, 31))`.execute(db)
}
