import type { Person, Visit } from '../../../app.ts'
import { isStaffRole } from '../users/roles.ts'
import { sessionRules } from './open-visit.server.ts'
import { rotateSession } from './stored-sessions.server.ts'

/** Ends the present session and begins another: of this person, or of an anonymous visitor with null. */
export async function changeSession(visit: Visit, person: Pick<Person, 'id' | 'role'> | null): Promise<void> {
  await rotateSession(visit, sessionRules(visit.app), visit.session, {
    siteId: visit.site.id,
    userId: person?.id ?? null,
    staff: isStaffRole(person?.role ?? null),
    factorAt: person && person.id === visit.user?.id ? visit.session.factorAt : null,
    userAgent: visit.userAgent,
    now: visit.now(),
  })
}
