import type { Visit } from '../../../app.ts'
import { staffOf } from '../staff/as-staff.server.ts'
import { can } from '../staff/capabilities.ts'
import { countAwaiting } from './queries.server.ts'
import { type AwaitingList, awaitingLists, awaitingNames } from './rules.ts'

/**
 * The proposals that this member of staff may confirm, counted by list.
 * @throws {Refusal} as staffOf
 */
export async function countOwn(visit: Visit): Promise<Record<AwaitingList, number>> {
  const { id, role } = staffOf(visit, 'desk')
  const counted = await countAwaiting(visit.db, visit.site.id, id)
  const own = awaitingNames.map((name) => [name, can(role, awaitingLists[name]) ? counted[name] : 0])
  return Object.fromEntries(own) as Record<AwaitingList, number>
}
