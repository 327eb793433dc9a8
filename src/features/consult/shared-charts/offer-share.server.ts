import type { Visit } from '../../../app.ts'
import { hasWithdrawn } from '../../house/consents/has-consent.server.ts'
import { contentOf } from '../../house/consents/views.ts'
import { clientOf } from '../../house/visit/access.ts'
import { findOwnId } from '../../sky/charts/chart-queries.server.ts'

/** The client's own chart and the words of the box that shares it; null if there is none to share, or no person. */
export async function offerShare(visit: Visit, psychic: { isAutomaton: boolean }) {
  if (psychic.isAutomaton) return null
  const { id } = clientOf(visit)
  const chartId = await findOwnId(visit.db, id)
  if (chartId === null || (await hasWithdrawn(visit, id, 'SENSITIVE_DATA'))) return null
  return { chartId, content: contentOf('SHARED_CHART', visit.site) }
}

export type ShareOffer = NonNullable<Awaited<ReturnType<typeof offerShare>>>
