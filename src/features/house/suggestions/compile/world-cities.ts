import { itemAt } from '../../../../platform/needed/needed.ts'
import type { CompiledCity, Town } from './city.ts'
import { frenchCountries } from './french-cities.ts'
import { frenchNames } from './french-names.data.ts'
import { zonesOf } from './zones.ts'

const inFrench = new Map(frenchNames.map(([country, name, french]) => [`${country} ${name}`, french]))

/** Towns abroad under their French name, which also keep their own as an alias. */
export function worldCities(towns: readonly Town[]): CompiledCity[] {
  const abroad = towns.filter(({ country }) => !frenchCountries.has(country))
  const largest = largestOfTheirName(abroad)
  const zones = zonesOf(abroad)
  return abroad.map((town, place) => {
    const key = `${town.country} ${town.name}`
    const french = largest.get(key) === town ? inFrench.get(key) : undefined
    return {
      id: `geonames-${town.cityId}`,
      name: french ?? town.name,
      alias: french ? town.name : null,
      postalCodes: [],
      country: town.country,
      region: town.country === 'US' ? town.adminCode : null,
      longitude: town.loc.coordinates[0],
      latitude: town.loc.coordinates[1],
      isPositionExact: true,
      timeZone: itemAt(zones, place),
      population: town.population,
    }
  })
}

/** The largest town of each name: London in England, not a village. */
function largestOfTheirName(towns: readonly Town[]): ReadonlyMap<string, Town> {
  const largest = new Map<string, Town>()
  for (const town of towns) {
    const key = `${town.country} ${town.name}`
    if (inFrench.has(key) && town.population >= (largest.get(key)?.population ?? 0)) largest.set(key, town)
  }
  return largest
}
