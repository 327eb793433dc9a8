import type { Visit } from '../../../app.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import { openEphemeris } from '../../../astrology/events/ephemeris.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { openChart } from '../charts/saved-charts.server.ts'
import { composeOwn } from './compose.ts'
import { nativeOf } from './own-sky.ts'
import { spanOf } from './periods.ts'
import { viewHoroscope } from './views.ts'

/** The day's horoscope based on one of the client's saved births; computed, never stored. @throws {Refusal} notFound */
export async function readOwn(visit: Visit, chartId: number, period: 'day' | 'tomorrow') {
  const { saved, chart } = await openChart(visit, chartId)
  return { name: saved.name, ...viewOwn(visit, chart, period) }
}

/** The day's horoscope of a birth chart. */
export function viewOwn(visit: Visit, chart: Chart, period: 'day' | 'tomorrow') {
  const native = nativeOf(chart)
  const span = spanOf(period, dayInParis(visit.now()))
  const composed = composeOwn(native, span.from, openEphemeris())
  const { sign, opening, sections } = viewHoroscope(period, native.sign, span, composed)
  return { countedFrom: native.from, day: span.from, sign, opening, sections }
}
