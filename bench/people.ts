import type { Kysely } from 'kysely'
import { rotateSession } from '../src/features/house/session/stored-sessions.server.ts'
import type { DB } from '../src/platform/database/generated.ts'
import { Secrets } from '../src/platform/secrets/secrets.ts'
import { noSession } from '../src/platform/session/handle.ts'
import type { DemoProgram } from './program.ts'

const SITE = 99

/** The cookie of a demo account; for staff, with a fresh second factor. */
export async function signIn(program: DemoProgram, email: string, { staff } = { staff: false }): Promise<string> {
  const { id } = await program.owner
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('site_id', '=', SITE)
    .executeTakeFirstOrThrow()
  return cookieOf(program.owner, program.secret, id, staff)
}

/** A new session of a person, as a Cookie header. */
export async function cookieOf(owner: Kysely<DB>, secret: string, userId: number, staff = false): Promise<string> {
  const session = noSession()
  const now = new Date()
  await rotateSession({ db: owner, afterCommit: null }, { secrets: new Secrets([secret]), secure: false }, session, {
    siteId: SITE,
    userId,
    staff,
    factorAt: staff ? now : null,
    userAgent: 'bench',
    now,
  })
  return session.cookie!.slice(0, session.cookie!.indexOf(';'))
}
