import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Brief } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Users } from '../../../platform/database/generated.ts'
import { type Work, whenCommitted } from '../../../platform/database/transaction.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { clearedCookie, readCookie, sealCookie } from '../../../platform/session/cookie.ts'
import { noSession, type SessionHandle } from '../../../platform/session/handle.ts'
import { newToken, tokenHash } from '../../../platform/session/token.ts'
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '../../../platform/time/instants.ts'
import { isStaffRole } from '../users/roles.ts'
import { endOldest } from './most-sessions.ts'

export interface SessionRules {
  secrets: Secrets
  secure: boolean
}

/** How long a sign-in waits for the second factor. */
const WAITING = HOUR_MS / 4
const lifetimes = {
  public: { idle: 7 * DAY_MS, whole: 30 * DAY_MS },
  staff: { idle: HOUR_MS / 2, whole: 12 * HOUR_MS },
}

/** A user's row, with the id of the psychic whose workspace it is. */
export type UserRow = Selectable<Users> & { psychic_id: number | null }

export interface OpenedSession {
  session: SessionHandle
  /** The session's user, read in the same query; null if nobody is signed in. */
  user: UserRow | null
  /** Null unless it was asked for, and somebody is signed in. */
  brief: Brief | null
}

const opened = (
  session: SessionHandle,
  user: UserRow | null = null,
  brief: Omit<Brief, 'hasEmail'> | null = null,
): OpenedSession => ({ session, user, brief: user && brief && { ...brief, hasEmail: user.email !== null } })

const briefOf = (siteId: number) =>
  sql<Omit<Brief, 'hasEmail'> | null>`reader_brief(users.id, psychics.id, users.role, ${siteId}::integer)`

export async function openSession(
  db: Database,
  rules: SessionRules,
  header: string | null,
  siteId: number,
  now: Date,
  withBrief = false,
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
    .select((withBrief ? briefOf(siteId) : sql<null>`null`).as('brief'))
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
  const isRested = now.getTime() - row.seen_at.getTime() > Math.min(HOUR_MS, idleOf(row) / 10)
  const isLatest = !isRested || (await markSeen(db, handle, now))
  if (isLatest && (isRested || sealed.isOld)) {
    handle.cookie = await sealCookie(sealed, rules.secrets, rules.secure)
  }
  return opened(handle, handle.userId === null ? null : (row as UserRow), row.brief)
}

interface Life {
  seen_at: Date
  ends_at: Date
  revoked_at: Date | null
  role: string | null
}

const idleOf = ({ role }: Life): number => lifetimes[isStaffRole(role) ? 'staff' : 'public'].idle

const isOver = (life: Life, now: Date): boolean =>
  life.revoked_at !== null || life.ends_at <= now || life.seen_at.getTime() + idleOf(life) <= now.getTime()

/** The ids among these of sessions that are over. */
export async function sessionsOver(db: Database, ids: readonly number[], now: Date): Promise<number[]> {
  if (ids.length === 0) return []
  const idle = later(now, -lifetimes.staff.idle)
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
const UNDER_WAY = MINUTE_MS

/** Whether it is a token that a session had a moment ago. */
async function wasReplaced(db: Database, secret: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('former_hash', '=', tokenHash(secret))
    .where('revoked_at', 'is', null)
    .where('confirmed_at', '>', later(now, -UNDER_WAY))
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
  const wasAnonymous = handle.userId === null && handle.waitingFor === null
  const row = await db
    .insertInto('sessions')
    .values({
      began_after: wasAnonymous ? handle.id : null,
      secret_hash: tokenHash(secret),
      reference: randomBytes(12).toString('base64url'),
      site_id: next.siteId,
      user_id: next.userId,
      user_agent: next.userAgent.slice(0, 200),
      created_at: next.now,
      seen_at: next.now,
      ends_at: later(next.now, whole),
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
