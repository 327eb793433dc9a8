import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { understandPlace } from '../../house/suggestions/understand-place.server.ts'
import { labelOf, placeOf } from '../../house/suggestions/views.ts'
import { readDate } from '../almanac/dates.ts'
import type { Choice } from '../charts/birth-fields.ts'
import { openChart } from '../charts/saved-charts.server.ts'
import { readReturn, returnAt } from './read-return.server.ts'

/** The fields of the form. */
export interface TypedReturn {
  annee: string
  lieu: string
  ville: string
}

/** The first year with a return, within what the engine was checked for. */
const firstYear = (birthDate: string): number => Math.max(1900, Number(birthDate.slice(0, 4)) + 1)

/** The birthday whose year is running; the first one before it. */
function runningYear(visit: Visit, { birthDate, chart }: { birthDate: string; chart: Parameters<typeof returnAt>[0] }) {
  const born = Number(birthDate.slice(0, 4))
  const now = visit.now()
  const year = now.getUTCFullYear()
  const hasCome = returnAt(chart, year - born) <= now.getTime()
  return Math.max(hasCome ? year : year - 1, firstYear(birthDate))
}

type PlaceFault = 'placeUnknown' | 'placeSeveral'

export interface AskedPlace {
  fault: PlaceFault | null
  /** The places that match, if the person has to choose. */
  choices: Choice[]
}

/**
 * The solar return of a saved chart: of the running year at the place of birth, unless a year or a place is typed.
 * @throws {Refusal} notFound, chartLocked, skyDateUnreadable, skyOutOfRange, returnBeforeBirth
 */
export async function askReturn(visit: Visit, chartId: number, typed: TypedReturn | null) {
  const { saved, chart: born } = await openChart(visit, chartId)
  const birthYear = Number(saved.birthDate.slice(0, 4))
  const running = runningYear(visit, { birthDate: saved.birthDate, chart: born })
  const year = typed === null || typed.annee === '' ? running : Number(readDate('year', typed.annee))
  if (year <= birthYear) throw new Refusal('returnBeforeBirth', 'annee')
  const { place, asked } = await placeOfReturn(visit, typed)
  const base = { id: saved.id, name: saved.name, year, from: firstYear(saved.birthDate), asked }
  if (asked.fault) return { ...base, found: null, about: null, place: null }
  if (born.angles === null) {
    return { ...base, found: null, about: returnAt(born, year - birthYear), place: null }
  }
  const where = place ?? saved
  const found = readReturn(born, year - birthYear, { place: where, houseSystem: saved.houseSystem })
  return { ...base, found, about: null, place: where.place }
}

async function placeOfReturn(visit: Visit, typed: TypedReturn | null) {
  const none: AskedPlace = { fault: null, choices: [] }
  if (typed === null || typed.lieu === '') return { place: null, asked: none }
  const { city, others } = await understandPlace(visit, typed.lieu, typed.ville)
  const choices = others.map((one) => ({ value: one.id, label: labelOf(one) }))
  if (!city) {
    const fault: PlaceFault = others.length === 0 ? 'placeUnknown' : 'placeSeveral'
    return { place: null, asked: { fault, choices } }
  }
  const { latitude, longitude, timeZone } = city
  return { place: { place: placeOf(city), latitude, longitude, timeZone }, asked: { fault: null, choices } }
}
