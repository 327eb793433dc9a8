import lookUp from '@photostructure/tz-lookup'
import { ChartFault } from '../../astrology/births/fault.ts'
import { type Chart, chartOf } from '../../astrology/charts/chart.ts'
import { Refusal } from '../../errors.ts'

export type ChartInput = {
  birthDate: string
  birthTime?: string | undefined
  latitude: number
  longitude: number
  timeZone?: string | undefined
  utcOffset?: string | undefined
  houseSystem: string
}

/** @throws {Refusal} parametersInvalid with its field, birthTimeUnsure where the clocks of that day must be asked about */
export function readChart({ birthDate, birthTime, houseSystem, ...place }: ChartInput): Chart {
  const timeZone = place.timeZone ?? lookUp(place.latitude, place.longitude)
  try {
    return chartOf({ ...place, timeZone, date: birthDate, time: birthTime }, houseSystem)
  } catch (thrown) {
    if (!(thrown instanceof ChartFault)) throw thrown
    throw thrown.choices.length > 0 ? new Refusal('birthTimeUnsure') : new Refusal('parametersInvalid', thrown.field)
  }
}
