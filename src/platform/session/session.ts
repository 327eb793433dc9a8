import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Users } from '../database/generated.ts'
import { type Work, whenCommitted } from '../database/transaction.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { clearedCookie, readCookie, sealCookie } from './cookie.ts'
import { endOldest } from './most-sessions.ts'
import { newToken, tokenHash } from './token.ts'

/** The session of one request. `cookie` is the Set-Cookie line that the answer must carry, if any. */
export interface SessionHandle {
  id: number | null
  /** Public reference, useless for authentication. */
  reference: string | null
  userId: number | null
  /**
   * The member of staff who gave their password in this session, and is not signed in until their second factor is
   * given too.
   */
  waitingFor: number | null
  /** When the second factor was last given. */
  factorAt: Date | null
  /** When it began: for a signed-in person, the time of sign-in. */
  startedAt: Date | null
  /** When its person last confirmed their identity, after the sign-in. */
  confirmedAt: Date | null
  /** Digest of the token in the request, or of a new one. */
  tokenHash: Buffer | null
  /** The request's cookie is for a session that was ended elsewhere. */
  revoked: boolean
  cookie: string | null
  /** The device cookie, sealed, with the people who signed in on this device. */
  device: string | null
  /** The Set-Cookie line of the device cookie, if it changes. */
  deviceCookie: string | null
  /** The secret of this browser, if it has one. */
  browser: string | null
  /** The Set-Cookie line of the browser's secret, if it changes. */
  browserCookie: string | null
}

export interface SessionRules {
  secrets: Secrets
  secure: boolean
}

const DAY = 86_400_000
const HOUR = 3_600_000
/** How long a sign-in waits for the second factor. */
const WAITING = HOUR / 4
const lifetimes = { public: { idle: 7 * DAY, whole: 30 * DAY }, staff: { idle: HOUR / 2, whole: 12 * HOUR } }

export const noSession = (): SessionHandle => ({
  id: null,
  reference: null,
  userId: null,
  waitingFor: null,
  factorAt: null,
  startedAt: null,
  confirmedAt: null,
  tokenHash: null,
  revoked: false,
  cookie: null,
  device: null,
  deviceCookie: null,
  browser: null,
  browserCookie: null,
})

/** The Set-Cookie lines that an answer must carry. */
export const cookieLines = ({ cookie, deviceCookie, browserCookie }: SessionHandle): string[] =>
  [cookie, deviceCookie, browserCookie].filter((line) => line !== null)

/** A user's row, with the id of the psychic whose workspace it is. */
export type UserRow = Selectable<Users> & { psychic_id: number | null }

export interface OpenedSession {
  session: SessionHandle
  /** The session's user, read in the same query; null if nobody is signed in. */
  user: UserRow | null
}

const opened = (session: SessionHandle, user: UserRow | null = null): OpenedSession => ({ session, user })

export async function openSession(
  db: Database,
  rules: SessionRules,
  header: string | null,
  siteId: number,
  now: Date,
): Promise<OpenedSession> {
  const sealed = await readCookie(header, rules.secrets, rules.secure)
  if (!sealed) return opened(noSession())
  const row = await db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('psychics', 'psychics.user_id', 'users.id')
    .selectAll('users')
    .select(['sessions.id as session_id', 'reference', 'seen_at', 'ends_at', 'revoked_at', 'factor_at'])
    .select(['sessions.created_at as started_at', 'sessions.confirmed_at', 'psychics.id as psychic_id'])
    .where('secret_hash', '=', tokenHash(sealed.secret))
    .where('sessions.site_id', '=', siteId)
    .executeTakeFirst()
  if (!row || isOver(row, now)) {
    // Another request of the browser has just received the next token, so its cookie must stay.
    const cookie = !row && (await wasReplaced(db, sealed.secret, now)) ? null : clearedCookie(rules.secure)
    return opened({ ...noSession(), revoked: sealed.signedIn, cookie })
  }
  const { session_id: id, reference, started_at: startedAt } = row
  const isWaiting = isStaffRole(row.role) && row.factor_at === null
  const handle: SessionHandle = {
    ...noSession(),
    id,
    reference,
    startedAt,
    confirmedAt: row.confirmed_at,
    tokenHash: tokenHash(sealed.secret),
    userId: isWaiting ? null : row.id,
    waitingFor: isWaiting ? row.id : null,
    factorAt: row.factor_at,
  }
  const isRested = now.getTime() - row.seen_at.getTime() > Math.min(HOUR, idleOf(row) / 10)
  const isLatest = !isRested || (await markSeen(db, handle, now))
  if (isLatest && (isRested || sealed.isOld)) {
    handle.cookie = await sealCookie(sealed, rules.secrets, rules.secure)
  }
  return opened(handle, handle.userId === null ? null : (row as UserRow))
}

interface Life {
  seen_at: Date
  ends_at: Date
  revoked_at: Date | null
  role: string | null
}

/** Whether a role is of the staff: such sessions are short, and need a second factor. */
export const isStaffRole = (role: string | null): boolean => role !== null && role !== 'client' && role !== 'psychic'

const idleOf = ({ role }: Life): number => lifetimes[isStaffRole(role) ? 'staff' : 'public'].idle

const isOver = (life: Life, now: Date): boolean =>
  life.revoked_at !== null || life.ends_at <= now || life.seen_at.getTime() + idleOf(life) <= now.getTime()

/** The ids among these of sessions that are over. */
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

/** The active sessions of a person on a site, the latest used first. */
export async function livingSessions(db: Database, whose: { userId: number; siteId: number }, now: Date) {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'reference',
      'user_agent',
      'sessions.created_at',
      'seen_at',
      'ends_at',
      'revoked_at',
      'role',
    ])
    .where('user_id', '=', whose.userId)
    .where('sessions.site_id', '=', whose.siteId)
    .where('revoked_at', 'is', null)
    .orderBy('seen_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute()
  return rows.filter((row) => !isOver(row, now))
}

/** Whether a person ever had a session on a site. */
export async function hadSession(db: Database, whose: { userId: number; siteId: number }): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', whose.userId)
    .where('site_id', '=', whose.siteId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends sessions: calls are refused at once, sockets are closed as soon as their node checks. */
export async function revokeSessions(db: Database, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('sessions').set({ revoked_at: now }).where('id', 'in', ids).execute()
}

/** Ends every session of a person, on all sites. */
export async function revokeAllOf(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** False if another request was given the next token meanwhile. */
async function markSeen(db: Database, { id, tokenHash }: SessionHandle, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('secret_hash', '=', tokenHash)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** How long requests with the previous token may still be under way. */
const UNDER_WAY = 60_000

/** Whether it is a token that a session had a moment ago. */
async function wasReplaced(db: Database, secret: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('former_hash', '=', tokenHash(secret))
    .where('revoked_at', 'is', null)
    .where('confirmed_at', '>', new Date(now.getTime() - UNDER_WAY))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Replaces the present session, whose secret stops working: no session survives a change of rights. A staff session
 * gives no access before the second factor. The browser gets it after the commit.
 */
export async function rotateSession(
  work: Work,
  rules: SessionRules,
  handle: SessionHandle,
  next: {
    siteId: number
    userId: number | null
    staff: boolean
    factorAt?: Date | null
    userAgent: string
    now: Date
  },
): Promise<void> {
  const { db } = work
  if (handle.id) await db.updateTable('sessions').set({ revoked_at: next.now }).where('id', '=', handle.id).execute()
  const secret = newToken()
  const factorAt = next.factorAt ?? null
  const isWaiting = next.staff && factorAt === null
  const whole = isWaiting ? WAITING : lifetimes[next.staff ? 'staff' : 'public'].whole
  const row = await db
    .insertInto('sessions')
    .values({
      secret_hash: tokenHash(secret),
      reference: randomBytes(12).toString('base64url'),
      site_id: next.siteId,
      user_id: next.userId,
      user_agent: next.userAgent.slice(0, 200),
      created_at: next.now,
      seen_at: next.now,
      ends_at: new Date(next.now.getTime() + whole),
      factor_at: factorAt,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow()
  if (next.userId !== null) await endOldest(db, { ...next, factorAt })
  const cookie = await sealCookie({ secret, signedIn: next.userId !== null }, rules.secrets, rules.secure)
  const { id, reference } = row
  Object.assign(handle, {
    id,
    reference,
    userId: isWaiting ? null : next.userId,
    waitingFor: isWaiting ? next.userId : null,
    factorAt,
    startedAt: next.now,
    confirmedAt: null,
    tokenHash: tokenHash(secret),
    revoked: false,
  })
  whenCommitted(work, () => {
    handle.cookie = cookie
  })
}
