import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { tellDone } from '../../../platform/security/security-log.ts'
import { changeSession } from '../../house/session/change-session.server.ts'
import { sessionRules } from '../../house/session/open-visit.server.ts'
import { isSuspended } from '../../house/session/person.server.ts'
import { carryTouch } from '../../house/tracking/queries.server.ts'
import { isStaffRole } from '../../house/users/roles.ts'
import { meetDevice } from './meet-device.server.ts'

/** How a session was opened. */
export type WayIn = 'password' | 'code' | 'registration' | 'passkey' | 'google' | 'facebook'

/**
 * Signs a person in, or out with null: the present session is replaced by a new one. The person is told of an unknown
 * device. Staff then still have to give their second factor, unless this very session has it.
 * @throws {Refusal} blacklisted for a blocked client
 */
export async function startSession(
  visit: Visit,
  person: Pick<Person, 'id' | 'role'> | null,
  by: WayIn = 'password',
): Promise<void> {
  if (person && !isStaffRole(person.role) && (await isSuspended(visit.db, person.id))) throw new Refusal('blacklisted')
  if (person) await meetDevice(visit, person.id, sessionRules(visit.app))
  const before = visit.session.id
  await changeSession(visit, person)
  if (person) tellDone(visit, 'signed-in', { account: person.id, by })
  if (person) await carryTouch(visit.db, before, needed(visit.session.id, 'the session just begun'), person.id)
}
