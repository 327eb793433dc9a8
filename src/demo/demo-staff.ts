import type { App, Visit } from '../app.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { findPerson } from '../features/house/session/person.server.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Site } from '../sites/site.ts'

/** A member of the demonstration's staff on a site, as if their second factor had just been given. */
export async function staffVisit(app: App, db: Database, site: Site, email: string): Promise<Visit> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('site_id', '=', site.id)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const visit = systemVisit(app, site, await findPerson(db, app.keys, id))
  return { ...visit, session: { ...visit.session, factorAt: app.now() } }
}
