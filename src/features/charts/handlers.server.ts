import type { Visit } from '../../app.ts'
import type { Handlers } from '../../platform/contract/contract.ts'
import { computeChart } from './compute-chart.server.ts'
import type { chartsContract } from './contract.server.ts'

export const chartsHandlers: Handlers<typeof chartsContract, Visit> = {
  async computeChart(_, { query: { birthDate, birthTime, latitude, longitude, houseSystem, ...rest } }) {
    const place = { latitude: Number(latitude), longitude: Number(longitude) }
    return { chart: computeChart({ ...rest, ...place, date: birthDate, time: birthTime }, houseSystem) }
  },
}
