import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { computeChart } from './compute-chart.server.ts'
import type { chartsContract } from './contract.server.ts'
import { saveChart } from './save-chart.server.ts'
import { listCharts, openChart, removeChart, renameChart } from './saved-charts.server.ts'
import { viewChart, viewSaved } from './views.ts'

async function viewList(visit: Visit) {
  const { charts, locked } = await listCharts(visit)
  return { charts: charts.map(viewSaved), locked }
}

export const chartsHandlers: Handlers<typeof chartsContract, Visit> = {
  async computeChart(_, { query: { birthDate, birthTime, latitude, longitude, houseSystem, ...rest } }) {
    const place = { latitude: Number(latitude), longitude: Number(longitude) }
    return { chart: viewChart(computeChart({ ...rest, ...place, date: birthDate, time: birthTime }, houseSystem)) }
  },
  async listCharts(visit) {
    return viewList(visit)
  },
  async saveChart(visit, { body: { birthDate, birthTime, latitude, longitude, timeZone, utcOffset, ...rest } }) {
    const birth = { date: birthDate, time: birthTime, latitude, longitude, timeZone, utcOffset }
    const { saved } = await openChart(visit, await saveChart(visit, { ...rest, birth }))
    return { chart: viewSaved(saved) }
  },
  async readChart(visit, { params }) {
    const { saved, chart } = await openChart(visit, params.id)
    return { saved: viewSaved(saved), chart: viewChart(chart) }
  },
  async renameChart(visit, { params, body }) {
    await renameChart(visit, params.id, body.name)
    return viewList(visit)
  },
  async removeChart(visit, { params }) {
    await removeChart(visit, params.id)
    return viewList(visit)
  },
}
