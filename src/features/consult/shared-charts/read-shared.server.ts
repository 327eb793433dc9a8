import type { Visit } from '../../../app.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import { Refusal } from '../../../errors.ts'
import { hasWithdrawn } from '../../house/consents/has-consent.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { findChart } from '../../sky/charts/chart-queries.server.ts'
import { computeChart } from '../../sky/charts/compute-chart.server.ts'
import { birthOf } from '../../sky/charts/saved-charts.server.ts'
import { positionsSaid, skySaid } from '../../sky/charts/sky-said.server.ts'
import type { DrawnChart } from '../../sky/charts/wheel.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import { inRoom } from '../rooms/rules.ts'
import { sharedChartId } from './queries.server.ts'

/** What the wheel shows: neither the instant of a birth, nor its place, nor the name that the client gave it. */
const drawn = ({ bodies, angles, houses, aspects, uncertain }: Chart): DrawnChart => ({
  bodies,
  angles,
  houses,
  aspects,
  ...(uncertain && { uncertain }),
})

async function findShared(visit: Visit, { id, clientId }: Consultation): Promise<DrawnChart | null> {
  const { db, app } = visit
  const chartId = await sharedChartId(db, id)
  if (chartId === null || (await hasWithdrawn(visit, clientId, 'SENSITIVE_DATA'))) return null
  const saved = await findChart(db, app.keys, clientId, chartId)
  return saved && drawn(computeChart(birthOf(saved), saved.houseSystem))
}

/**
 * The shared chart in words: its signs, and once the room is open also its positions. null if no chart is shared.
 */
export async function sharedSky(visit: Visit, consultation: Consultation) {
  const chart = await findShared(visit, consultation)
  if (!chart) return null
  const wording = await readWording(visit.app, visit.site.id, false)
  const positions = inRoom(consultation.status) ? positionsSaid(chart, wording) : []
  return { id: consultation.id, signs: skySaid(chart, wording), positions }
}

export type SharedSky = NonNullable<Awaited<ReturnType<typeof sharedSky>>>

/** The chart shared with the psychic of an open room. @throws {Refusal} notFound, also before and after the room */
export async function openShared(visit: Visit, consultationId: number) {
  const { psychicId } = psychicOf(visit)
  const { consultation } = await findParticipant(visit, consultationId)
  const isTheirs = consultation.psychicId === psychicId
  const chart = isTheirs && inRoom(consultation.status) ? await findShared(visit, consultation) : null
  if (!chart) throw new Refusal('notFound')
  return { name: consultation.clientFirstName, chart }
}
