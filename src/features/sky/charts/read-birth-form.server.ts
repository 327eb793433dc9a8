import type { Visit } from '../../../app.ts'
import { ChartFault, type ChartFaultKind, type ChartField } from '../../../astrology/births/fault.ts'
import type { Birth } from '../../../astrology/births/read-birth.ts'
import { type Chart, chartOf } from '../../../astrology/charts/chart.ts'
import { isoDay } from '../../../platform/i18n/typed-date.ts'
import type { CityRow } from '../../house/suggestions/queries.server.ts'
import { understandPlace } from '../../house/suggestions/understand-place.server.ts'
import { labelOf, placeOf } from '../../house/suggestions/views.ts'
import {
  type BirthFault,
  type BirthFaultKey,
  type BirthField,
  birthFields,
  type Choice,
  NAME_MAX,
  type TypedBirth,
  type Whose,
} from './birth-fields.ts'
import { clockOffset, clockTime } from './typed-time.ts'

/** A complete birth and its chart. */
export interface KnownBirth {
  firstName: string
  /** The place with its region and country. */
  place: string
  /** This place, then others with the same name and its districts; empty if there are no others. */
  cities: readonly Choice[]
  birth: Birth
  chart: Chart
}

export interface BirthAsked {
  typed: TypedBirth
  faults: readonly BirthFault[]
  /** The places that match the typed name, the best match first. */
  cities: readonly Choice[]
  /** Possible offsets from UTC if the clock time is ambiguous, the earlier first. */
  clocks: readonly Choice[]
}

export type BirthRead =
  | { state: 'blank' }
  | ({ state: 'asked' } & BirthAsked)
  | { state: 'failed'; typed: TypedBirth }
  | ({ state: 'known'; typed: TypedBirth } & KnownBirth)

type Compute = typeof chartOf

/**
 * Reads a birth from a form. Ambiguities are asked about, never guessed; a failure of the engine is logged without the
 * birth.
 */
export async function readBirthForm(
  visit: Visit,
  from: Pick<FormData, 'get'>,
  whose: Whose = '',
  compute: Compute = chartOf,
): Promise<BirthRead> {
  const entries = birthFields.map((field) => [field, String(from.get(`${field}${whose}`) ?? '').trim()] as const)
  const typed = Object.fromEntries(entries) as Record<BirthField, string>
  if (entries.every(([, value]) => value === '')) return { state: 'blank' }

  const faults = missingIn(typed)
  const { city, others } = await understandPlace(visit, typed.lieu, typed.ville)
  if (typed.lieu !== '' && !city) faults.push(fault('lieu', others.length === 0 ? 'placeUnknown' : 'placeSeveral'))
  const cities = others.map(choiceOf)
  const asked = { state: 'asked' as const, typed, cities, clocks: [] as Choice[] }
  const { latitude, longitude, timeZone } = city ?? { latitude: 0, longitude: 0, timeZone: 'UTC' }
  const birth: Birth = {
    date: isoDay(typed.date) ?? typed.date,
    ...(typed.sansHeure || typed.heure === '' ? {} : { time: clockTime(typed.heure) }),
    latitude,
    longitude,
    timeZone,
    ...(typed.decalage === '' ? {} : { utcOffset: clockOffset(typed.decalage) }),
  }
  try {
    const chart = compute(birth, typed.maisons || undefined)
    if (faults.length > 0 || !city) return { ...asked, faults }
    return { state: 'known', typed, firstName: typed.prenom, place: placeOf(city), cities, birth, chart }
  } catch (thrown) {
    if (!(thrown instanceof ChartFault)) {
      visit.app.log.error({ err: thrown, requestId: visit.requestId }, 'chart failed')
      return { state: 'failed', typed }
    }
    const field = fieldOf[thrown.field]
    if (!faults.some((one) => one.field === field)) faults.push(fault(field, keyOf(thrown.kind)))
    const clocks = city ? thrown.choices.map(({ utcOffset }) => ({ value: utcOffset, label: utcOffset })) : []
    return { ...asked, faults, clocks }
  }
}

function missingIn(typed: TypedBirth): BirthFault[] {
  return [
    ...(typed.prenom.length > NAME_MAX ? [fault('prenom', 'nameTooLong')] : []),
    ...(typed.date === '' ? [fault('date', 'dateMissing')] : []),
    ...(typed.heure === '' && !typed.sansHeure ? [fault('heure', 'timeMissing')] : []),
    ...(typed.lieu === '' ? [fault('lieu', 'placeMissing')] : []),
  ]
}

const choiceOf = (city: CityRow): Choice => ({ value: city.id, label: labelOf(city) })
const fault = (field: BirthField, key: BirthFaultKey): BirthFault => ({ field, key })

const fieldOf: Readonly<Record<ChartField, BirthField>> = {
  birthDate: 'date',
  birthTime: 'heure',
  latitude: 'lieu',
  longitude: 'lieu',
  timeZone: 'lieu',
  utcOffset: 'decalage',
  houseSystem: 'maisons',
}

/** Places come from our own data, so an error in one means that it can't be used. */
const keyOf = (kind: ChartFaultKind): BirthFaultKey =>
  kind === 'latitudeInvalid' || kind === 'longitudeInvalid' || kind === 'timeZoneUnknown' ? 'placeUnknown' : kind
