import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { clearedCookie, readCookie, sealCookie } from './cookie.ts'

/** The session of one request. `cookie` is the Set-Cookie line that the answer must carry, if any. */
export interface SessionHandle {
  id: number | null
  /** Public reference: it authenticates nothing. */
  reference: string | null
  userId: number | null
  /** A cookie came whose session was ended elsewhere. */
  revoked: boolean
  cookie: string | null
}

export interface SessionRules {
  password: string
  secure: boolean
}

const DAY = 86_400_000
const HOUR = 3_600_000
const lifetimes = { public: { idle: 7 * DAY, whole: 30 * DAY }, staff: { idle: HOUR / 2, whole: 12 * HOUR } }

const hash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export const noSession = (): SessionHandle => ({
  id: null,
  reference: null,
  userId: null,
  revoked: false,
  cookie: null,
})

export async function openSession(
  db: Database,
  rules: SessionRules,
  header: string | null,
  siteId: number,
  now: Date,
): Promise<SessionHandle> {
  const sealed = await readCookie(header, rules.password, rules.secure)
  if (!sealed) return noSession()
  const row = await db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'reference', 'user_id', 'seen_at', 'ends_at', 'revoked_at', 'role'])
    .where('secret_hash', '=', hash(sealed.secret))
    .where('sessions.site_id', '=', siteId)
    .executeTakeFirst()
  if (!row || isOver(row, now)) {
    return { ...noSession(), revoked: sealed.signedIn, cookie: clearedCookie(rules.secure) }
  }
  const handle: SessionHandle = { ...noSession(), id: row.id, reference: row.reference, userId: row.user_id }
  if (now.getTime() - row.seen_at.getTime() > Math.min(HOUR, idleOf(row) / 10)) {
    await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', row.id).execute()
    handle.cookie = await sealCookie(sealed, rules.password, rules.secure)
  }
  return handle
}

interface Life {
  seen_at: Date
  ends_at: Date
  revoked_at: Date | null
  role: string | null
}

const idleOf = ({ role }: Life): number =>
  lifetimes[role === null || role === 'client' || role === 'psychic' ? 'public' : 'staff'].idle

const isOver = (life: Life, now: Date): boolean =>
  life.revoked_at !== null || life.ends_at <= now || life.seen_at.getTime() + idleOf(life) <= now.getTime()

/** Those of some sessions that live no more. */
export async function sessionsOver(db: Database, ids: readonly number[], now: Date): Promise<number[]> {
  if (ids.length === 0) return []
  const idle = new Date(now.getTime() - lifetimes.staff.idle)
  const { rows } = await sql<{ id: number; known: boolean } & Life>`
    select i.id, s.id is not null as known, s.seen_at, s.ends_at, s.revoked_at, u.role
      from unnest(${ids}::bigint[]) as i (id)
      left join sessions s on s.id = i.id left join users u on u.id = s.user_id
      where s.id is null or s.revoked_at is not null or s.ends_at <= ${now} or s.seen_at <= ${idle}`.execute(db)
  return rows.filter((row) => !row.known || isOver(row, now)).map((row) => row.id)
}

/** Starts a session in the place of the present one, whose secret stops working: none survives a change of rights. */
export async function rotateSession(
  db: Database,
  rules: SessionRules,
  handle: SessionHandle,
  next: { siteId: number; userId: number | null; staff: boolean; userAgent: string; now: Date },
): Promise<void> {
  if (handle.id) await db.updateTable('sessions').set({ revoked_at: next.now }).where('id', '=', handle.id).execute()
  const secret = randomBytes(24).toString('base64url')
  const { whole } = lifetimes[next.staff ? 'staff' : 'public']
  const row = await db
    .insertInto('sessions')
    .values({
      secret_hash: hash(secret),
      reference: randomBytes(12).toString('base64url'),
      site_id: next.siteId,
      user_id: next.userId,
      user_agent: next.userAgent.slice(0, 200),
      created_at: next.now,
      seen_at: next.now,
      ends_at: new Date(next.now.getTime() + whole),
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow()
  const cookie = await sealCookie({ secret, signedIn: next.userId !== null }, rules.password, rules.secure)
  Object.assign(handle, { id: row.id, reference: row.reference, userId: next.userId, revoked: false, cookie })
}
