import lookUp from '@photostructure/tz-lookup'
import type { Town } from './city.ts'

/**
 * The time zone of each town: its country's if there is only one, else the map's. The map is coarse at borders: if it
 * gives a neighbour's zone, that of most towns of the district is used, else of the country.
 */
export function zonesOf(towns: readonly Town[]): string[] {
  const found = towns.map(zoneOf)
  const most = mostOf(towns, found)
  return towns.map((town, place) => found[place] ?? most(town))
}

/** The engine has it, but the type definitions don't yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] | undefined }

const byCountry = new Map<string, readonly string[]>()

/** The time zones of a country, as canonical names, which can be compared. */
function countryZones(country: string): readonly string[] {
  const known = byCountry.get(country)
  if (known) return known
  const zones = ((new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones() ?? []).map(canonical)
  byCountry.set(country, zones)
  return zones
}

const canonicals = new Map<string, string>()

/** A zone may have an old name and a new one. */
function canonical(zone: string): string {
  const known = canonicals.get(zone) ?? new Intl.DateTimeFormat('fr', { timeZone: zone }).resolvedOptions().timeZone
  canonicals.set(zone, known)
  return known
}

function zoneOf({ country, loc: { coordinates } }: Town): string | null {
  const zones = countryZones(country)
  const [only, another] = zones
  if (only !== undefined && another === undefined) return only
  const [longitude, latitude] = coordinates
  const zone = canonical(lookUp(latitude, longitude))
  // Territories that the engine does not know as countries keep the map's zone.
  return zones.length === 0 || zones.includes(zone) ? zone : null
}

function mostOf(towns: readonly Town[], zones: readonly (string | null)[]): (town: Town) => string {
  const counts = new Map<string, Map<string, number>>()
  for (const [place, { country, adminCode }] of towns.entries()) {
    const zone = zones[place]
    if (!zone) continue
    for (const region of [country, `${country} ${adminCode}`]) {
      const ofRegion = counts.get(region) ?? new Map<string, number>()
      counts.set(region, ofRegion.set(zone, (ofRegion.get(zone) ?? 0) + 1))
    }
  }
  return ({ country, adminCode }) => {
    const ofRegion = counts.get(`${country} ${adminCode}`) ?? counts.get(country)
    if (!ofRegion) throw new Error(`no time zone can be found for ${country}`)
    return [...ofRegion].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
  }
}
