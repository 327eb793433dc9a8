import type { Visit } from '../../../app.ts'
import type { Birth } from '../../../astrology/births/read-birth.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { hasWithdrawn } from '../../house/consents/has-consent.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { deleteRow, findChart, renameRow, type SavedChart, selectCharts } from './chart-queries.server.ts'
import { computeChart } from './compute-chart.server.ts'
import { checkedName } from './save-chart.server.ts'

/** The client's saved charts: all open, or all locked once the consent is withdrawn. */
export async function listCharts(visit: Visit): Promise<{ charts: SavedChart[]; locked: LockedChart[] }> {
  const { id } = clientOf(visit)
  const charts = await selectCharts(visit.db, visit.app.keys, id)
  if (!(await hasWithdrawn(visit, id, 'SENSITIVE_DATA'))) return { charts, locked: [] }
  return { charts: [], locked: charts.map(({ id, name, isOwn }) => ({ id, name, isOwn })) }
}

/** The details of a locked chart: enough to delete it. */
export type LockedChart = Pick<SavedChart, 'id' | 'name' | 'isOwn'>

/** @throws {Refusal} chartLocked */
async function requireOpen(visit: Visit, userId: number): Promise<void> {
  if (await hasWithdrawn(visit, userId, 'SENSITIVE_DATA')) throw new Refusal('chartLocked')
}

/** A saved birth and its chart. @throws {Refusal} notFound, chartLocked */
export async function openChart(visit: Visit, id: number): Promise<{ saved: SavedChart; chart: Chart }> {
  const saved = await findChart(visit.db, visit.app.keys, clientOf(visit).id, id)
  if (!saved) throw new Refusal('notFound')
  await requireOpen(visit, clientOf(visit).id)
  return { saved, chart: computeChart(birthOf(saved), saved.houseSystem) }
}

/** @throws {Refusal} notFound, chartLocked, parametersMissing, textLength */
export async function renameChart(outer: Visit, id: number, typed: string): Promise<void> {
  const { id: userId } = clientOf(outer)
  const name = checkedName(typed)
  await requireOpen(outer, userId)
  const renamed = await inTransaction(outer, ({ db, app }) => renameRow(db, app.keys, userId, { id, name }))
  if (!renamed) throw new Refusal('notFound')
}

/** @throws {Refusal} notFound */
export async function removeChart(visit: Visit, id: number): Promise<void> {
  if (!(await deleteRow(visit.db, clientOf(visit).id, id))) throw new Refusal('notFound')
}

export const birthOf = (saved: SavedChart): Birth => ({
  date: saved.birthDate,
  ...(saved.birthTime === null ? {} : { time: saved.birthTime }),
  latitude: saved.latitude,
  longitude: saved.longitude,
  timeZone: saved.timeZone,
  ...(saved.utcOffset === null ? {} : { utcOffset: saved.utcOffset }),
})
