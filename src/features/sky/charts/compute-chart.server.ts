import zoneAt from '@photostructure/tz-lookup'
import { ChartFault } from '../../../astrology/births/fault.ts'
import type { Birth } from '../../../astrology/births/read-birth.ts'
import { type Chart, chartOf } from '../../../astrology/charts/chart.ts'
import { Refusal } from '../../../errors.ts'

type PlacedBirth = Omit<Birth, 'timeZone'> & { timeZone?: string | undefined }

/** Computes the chart of a birth. @throws {Refusal} parametersInvalid with the field at fault, birthTimeUnclear */
export function computeChart(birth: PlacedBirth, houseSystem?: string): Chart {
  try {
    return chartOf({ ...birth, timeZone: birth.timeZone ?? zoneOf(birth) }, houseSystem)
  } catch (thrown) {
    if (!(thrown instanceof ChartFault)) throw thrown
    throw new Refusal(thrown.choices.length > 0 ? 'birthTimeUnclear' : 'parametersInvalid', thrown.field)
  }
}

/** Coordinates off the globe have no zone: the engine reports that error itself. */
function zoneOf({ latitude, longitude }: PlacedBirth): string {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? zoneAt(latitude, longitude) : 'UTC'
}
