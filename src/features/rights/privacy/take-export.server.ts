import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { clientOf } from '../../house/visit/access.ts'
import { confirmPerson } from './confirm-person.server.ts'
import { exportFile } from './export-queries.server.ts'
import { exportPlace } from './make-export.server.ts'
import { EXPORT_DAYS } from './rules.ts'

/**
 * A file of the person's own copy, after a recent sign-in or with their password.
 * @throws {Refusal} notFound, and as confirmPerson
 */
export async function takeExport(
  visit: Visit,
  input: { id: number; format: 'json' | 'pdf'; password?: string | undefined },
): Promise<string> {
  const { id: userId } = clientOf(visit)
  const { id, format, password } = input
  const since = later(visit.now(), -EXPORT_DAYS * DAY_MS)
  const sealed = await exportFile(visit.db, { id, userId, format, since })
  if (!sealed) throw new Refusal('notFound')
  await confirmPerson(visit, password, 'recent')
  return visit.app.keys.open(exportPlace(id, format), sealed)
}
