import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { findPsychicById } from '../../consult/psychics/find-psychic.server.ts'
import { listFavorites } from '../../consult/psychics/list-psychics.server.ts'
import type { PsychicView } from '../../consult/psychics/views.ts'
import { clientOf } from '../../house/visit/access.ts'
import { toggle } from './queries.server.ts'

/** Adds or removes a favourite; returns the updated list. */
export async function toggleFavorite(outer: Visit, psychicId: number): Promise<PsychicView[]> {
  const client = clientOf(outer)
  return inTransaction(outer, async (visit) => {
    if (!(await findPsychicById(visit, psychicId))) throw new Refusal('notFound', 'psychicId')
    await toggle(visit.db, client.id, psychicId, visit.now())
    return listFavorites(visit)
  })
}
