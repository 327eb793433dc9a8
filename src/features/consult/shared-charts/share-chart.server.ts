import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { recordConsents } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { findChart } from '../../sky/charts/chart-queries.server.ts'
import { insertShared } from './queries.server.ts'

interface Sharing {
  consultationId: number
  chartId: number
  answers: readonly ConsentAnswer[]
  isAutomaton: boolean
}

/**
 * Shares the client's own chart with the psychic of a consultation that is being asked for, until it is over. Another
 * person agreed to the client's keeping their birth, not to its being shown.
 * @throws {Refusal} notFound for a chart of another client's, chartNotShareable, and as recordConsents
 */
export async function shareChart(visit: Visit, given: Sharing): Promise<void> {
  const { consultationId, chartId, answers, isAutomaton } = given
  const client = clientOf(visit)
  const chart = await findChart(visit.db, visit.app.keys, client.id, chartId)
  if (!chart) throw new Refusal('notFound', 'chart')
  if (!chart.isOwn || isAutomaton) throw new Refusal('chartNotShareable')
  await recordConsents(visit, client.id, 'SHARED_CHART', answers, consultationId)
  await insertShared(visit.db, { consultationId, chartId }, visit.now())
}
