import type { Visit } from '../../../app.ts'
import { lastOf } from '../../../platform/needed/needed.ts'
import { personOf } from '../../house/visit/access.ts'
import { listConsultations } from '../rooms/queries.server.ts'
import { type ConsultationView, viewFound } from './view-consultation.server.ts'

/** The person's own consultations, as a client or a psychic, newest first. */
export async function listMine(
  visit: Visit,
  page: { before?: number | undefined; limit: number },
): Promise<{ consultations: ConsultationView[]; next: number | null }> {
  const person = personOf(visit)
  const side = person.psychicId === null ? 'client' : 'psychic'
  const of =
    person.psychicId === null ? { clientId: person.id, siteId: visit.site.id } : { psychicId: person.psychicId }
  const found = await listConsultations(visit.db, of, { before: page.before ?? null, limit: page.limit + 1 })
  const shown = found.slice(0, page.limit)
  return {
    consultations: await viewFound(visit, shown, side),
    next: found.length > page.limit ? lastOf(shown).id : null,
  }
}
