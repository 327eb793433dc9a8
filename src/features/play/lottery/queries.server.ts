import type { Database } from '../../../platform/database/connect.ts'

export interface LotteryRow {
  id: number
  siteId: number
  prizeSeconds: number
  openedAt: Date
  closesAt: Date
  commitment: string
  sealed: Buffer
  closedAt: Date | null
  listDigest: string | null
  entryCount: number | null
  publicKey: string | null
  round: number | null
  roundAt: Date | null
  drawnAt: Date | null
  source: 'beacon' | 'seed' | null
  evidence: string | null
  randomness: string | null
  winnerPlace: number | null
  winnerCode: string | null
  isGiven: boolean | null
}

/** Without the list, which may be long. */
const columns = [
  'id',
  'site_id as siteId',
  'prize_seconds as prizeSeconds',
  'opened_at as openedAt',
  'closes_at as closesAt',
  'commitment',
  'sealed',
  'closed_at as closedAt',
  'list_digest as listDigest',
  'entry_count as entryCount',
  'public_key as publicKey',
  'round',
  'round_at as roundAt',
  'drawn_at as drawnAt',
  'source',
  'evidence',
  'randomness',
  'winner_place as winnerPlace',
  'winner_code as winnerCode',
  'is_given as isGiven',
] as const

const rows = (db: Database) => db.selectFrom('lotteries').select(columns).$castTo<LotteryRow>()

/** The latest of a site, or one of them; null if there is none. */
export async function findLottery(db: Database, siteId: number, id: number | null): Promise<LotteryRow | null> {
  const row = await rows(db)
    .where('site_id', '=', siteId)
    .$if(id !== null, (query) => query.where('id', '=', id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Drawn before this one, the latest first. */
export async function listEarlier(
  db: Database,
  siteId: number,
  before: number,
): Promise<{ id: number; drawnAt: Date }[]> {
  return db
    .selectFrom('lotteries')
    .select(['id', 'drawn_at as drawnAt'])
    .$narrowType<{ drawnAt: Date }>()
    .where('site_id', '=', siteId)
    .where('id', '<', before)
    .where('drawn_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(12)
    .execute()
}

export async function findList(db: Database, siteId: number, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('lotteries')
    .select('list')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.list ?? null
}

/** The site's lottery that is not drawn yet, locked against its closing until the transaction ends. */
export async function holdRunning(db: Database, siteId: number): Promise<LotteryRow | null> {
  const query = rows(db).where('site_id', '=', siteId).where('drawn_at', 'is', null).forShare()
  return (await query.executeTakeFirst()) ?? null
}

export async function lockLottery(db: Database, id: number): Promise<LotteryRow | null> {
  return (await rows(db).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** Closed by the clock, and not published. */
export const listClosing = (db: Database, now: Date): Promise<LotteryRow[]> =>
  rows(db).where('drawn_at', 'is', null).where('closed_at', 'is', null).where('closes_at', '<=', now).execute()

/** Whose round is signed. */
export const listDue = (db: Database, now: Date): Promise<LotteryRow[]> =>
  rows(db).where('drawn_at', 'is', null).where('round_at', '<=', now).execute()

type NewLottery = Pick<LotteryRow, 'id' | 'siteId' | 'prizeSeconds' | 'openedAt' | 'closesAt' | 'commitment' | 'sealed'>

/** False if the site has one that is not drawn yet. */
export async function insertLottery(db: Database, of: NewLottery): Promise<boolean> {
  const { siteId, prizeSeconds, openedAt, closesAt, ...row } = of
  const inserted = await db
    .insertInto('lotteries')
    .values({
      ...row,
      site_id: siteId,
      prize_seconds: prizeSeconds,
      opened_at: openedAt,
      closes_at: closesAt,
    })
    .onConflict((conflict) => conflict.column('site_id').where('drawn_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

interface Published {
  list: string
  listDigest: string
  entryCount: number
  /** null without entries: nothing is drawn. */
  round: { number: number; at: Date; publicKey: string } | null
}

export async function publishList(db: Database, id: number, of: Published, at: Date): Promise<void> {
  const { list, listDigest, entryCount, round } = of
  await db
    .updateTable('lotteries')
    .set({
      closed_at: at,
      list,
      list_digest: listDigest,
      entry_count: entryCount,
      public_key: round?.publicKey ?? null,
      round: round?.number ?? null,
      round_at: round?.at ?? null,
      drawn_at: round ? null : at,
    })
    .where('id', '=', id)
    .execute()
}

export interface Outcome {
  source: 'beacon' | 'seed'
  evidence: string
  randomness: string
  winnerPlace: number
  winnerCode: string
  isGiven: boolean
}

export async function publishOutcome(db: Database, id: number, of: Outcome, at: Date): Promise<void> {
  await db
    .updateTable('lotteries')
    .set({
      drawn_at: at,
      source: of.source,
      evidence: of.evidence,
      randomness: of.randomness,
      winner_place: of.winnerPlace,
      winner_code: of.winnerCode,
      is_given: of.isGiven,
    })
    .where('id', '=', id)
    .execute()
}
