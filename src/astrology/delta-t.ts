import { longTermDayLength, splines } from './delta-t-table.ts'

const [SPLINES_END, LAST_SPLINE_YEARS] = [2022, 3]

/**
 * ΔT = TT - UT1 in seconds for a decimal Gregorian year, 1720 to 2200.
 *
 * To 2022: the splines of Morrison, Stephenson, Hohenkerk & Zawilski, "Addendum 2020 to 'Measurement of the Earth's
 * rotation: 720 BC to AD 2015'" (Proc. R. Soc. A 477, 2021), table S15.2020, good to some tenths of a second since 1850.
 * Then: their long-term length of the day, integrated on from the last measured value. It gives 72 s in 2050, 87 s in 2100
 * and 168 s in 2200 (stated uncertainty: 6, 10 and 20 s), where the polynomials of Espenak and Meeus, which
 * astronomy-engine uses, give 93, 203 and 442 s: two and a half minutes of arc of the Moon in 2200.
 */
export function deltaT(year: number): number {
  if (year >= SPLINES_END) return splined(SPLINES_END) + grown(year) - grown(SPLINES_END)
  return splined(year)
}

function splined(year: number): number {
  const [from, a, b, c, d] = splines.findLast(([from]) => from <= year) ?? splines[0]
  const until = splines.find(([next]) => next > from)?.[0] ?? from + LAST_SPLINE_YEARS
  const x = (year - from) / (until - from)
  return a + x * (b + x * (c + x * d))
}

/** The integral of the long-term length of the day in seconds, from an arbitrary origin. */
function grown(year: number): number {
  const { epoch, perCentury, wave, period, phase } = longTermDayLength
  const t = (year - epoch) / 100
  const daysPerCentury = 36525
  const angle = (2 * Math.PI * (t + phase)) / period
  const milliseconds = (perCentury * t * t) / 2 + ((wave * period) / (2 * Math.PI)) * Math.cos(angle)
  return (milliseconds * daysPerCentury) / 1000
}
