import type { Visit } from '../../../app.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { findCities } from './find-cities.server.ts'
import type { CityRow } from './queries.server.ts'
import { byLikelihood, districtOf, isDistrictOf } from './rules.ts'
import { labelOf } from './views.ts'

/** Enough candidates for all districts of Paris and some namesakes. */
const LOOKED_AT = 40
const NAMESAKES = 8

export interface UnderstoodPlace {
  /** null if only the person can decide. */
  city: CityRow | null
  /** Other candidates, the likeliest first; if `city` is set, it comes first, then its districts and namesakes. */
  others: CityRow[]
}

/** The place that was typed, or chosen by its `id`; an id counts only among the matches of the text. */
export async function understandPlace(visit: Visit, typed: string, id: string): Promise<UnderstoodPlace> {
  const cities = await findCities(visit, typed, LOOKED_AT)
  // A postal code is shared by several communes, so it names none of them.
  const named = /\d/.test(typed) ? [] : cities.filter(({ isWhole }) => isWhole).toSorted(byLikelihood)
  const city =
    cities.find((one) => one.id === id) ??
    cities.find((one) => labelOf(one) === typed) ??
    named[0] ??
    (cities.length === 1 ? itemAt(cities, 0) : null)
  if (!city) return { city, others: cities.slice(0, NAMESAKES + 2) }
  const districts = cities.filter((one) => named.some((whole) => isDistrictOf(one, whole)))
  const others = [...named.slice(0, NAMESAKES), ...districts].filter((one) => one !== city)
  return { city, others: others.length > 0 ? [city, ...districtsFirst(others)] : [] }
}

const isDistrict = ({ name }: CityRow): boolean => districtOf(name) !== null

const districtsFirst = (cities: readonly CityRow[]): CityRow[] =>
  cities.toSorted((a, b) => Number(isDistrict(b)) - Number(isDistrict(a)))
