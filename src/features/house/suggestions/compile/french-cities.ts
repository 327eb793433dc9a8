import { needed } from '../../../../platform/needed/needed.ts'
import { wordsOf } from '../rules.ts'
import type { Commune, CompiledCity, Town } from './city.ts'
import { islands, territories, uninhabited } from './french-territories.data.ts'
import { Middles, type Point } from './middles.ts'

/** The GeoNames country codes of what counts as France here. */
export const frenchCountries = new Set(['FR', ...Object.values(territories).map(({ country }) => country)])

const departmentOf = ({ code }: Commune): string => code.slice(0, /^9[78]/.test(code) ? 3 : 2)

/**
 * Communes, former communes with a different name, and the districts of Paris, Lyon and Marseille. GeoNames locates a
 * quarter of them; another is placed at the centre of those with its postal code, else of its arrondissement, else of
 * its department.
 */
export function frenchCities(
  communes: readonly Commune[],
  towns: readonly Town[],
  regions: ReadonlyMap<string, string>,
): CompiledCity[] {
  const listed = listedCommunes(communes)
  const pointOf = knownPoints(towns)
  const middles = new Middles()
  for (const commune of listed) middles.add(regionsOf(commune), pointOf(commune))
  return listed.map((commune) => {
    const exact = pointOf(commune)
    const point = exact ?? middles.of(regionsOf(commune))
    if (!point) throw new Error(`no point can be found for ${commune.code} ${commune.nom}`)
    return {
      id: idOf(commune),
      name: commune.nom,
      alias: null,
      postalCodes: commune.codesPostaux ?? [],
      country: 'FR',
      region: regions.get(departmentOf(commune)) ?? null,
      longitude: point[0],
      latitude: point[1],
      isPositionExact: exact !== undefined,
      timeZone: islands[commune.code]?.zone ?? territories[departmentOf(commune)]?.zone ?? 'Europe/Paris',
      population: commune.population ?? 0,
    }
  })
}

const isFormer = ({ type }: Commune): boolean => type === 'commune-deleguee' || type === 'commune-associee'

/** People born in a former commune give its name: it is listed with the postal codes of its present commune. */
function listedCommunes(communes: readonly Commune[]): Commune[] {
  const present = new Map(communes.flatMap((one) => (one.type === 'commune-actuelle' ? [[one.code, one]] : [])))
  return communes.flatMap((commune) => {
    if (uninhabited.test(commune.code)) return []
    if (!isFormer(commune)) return [commune]
    const { nom, codesPostaux } = needed(present.get(commune.chefLieu ?? ''), `the commune that ${commune.code} is in`)
    return wordsOf(nom) === wordsOf(commune.nom) ? [] : [{ ...commune, codesPostaux }]
  })
}

/** A former commune may share the code of its present commune. */
const idOf = (commune: Commune): string =>
  `insee-${commune.code}${isFormer(commune) ? `-${wordsOf(commune.nom).replaceAll(' ', '-')}` : ''}`

function knownPoints(towns: readonly Town[]): (commune: Commune) => Point | undefined {
  const french = towns.filter(({ country }) => frenchCountries.has(country))
  const byCode = new Map(french.map((town) => [town.muniSub, town.loc.coordinates]))
  // Paris and some islands have no code there.
  const byName = new Map(
    french
      .filter(({ muniSub, country }) => !muniSub || country !== 'FR')
      .map((town) => [`${town.country} ${wordsOf(town.name)}`, town.loc.coordinates]),
  )
  return (commune) => {
    const country = territories[departmentOf(commune)]?.country ?? 'FR'
    return byCode.get(commune.code) ?? byName.get(`${country} ${wordsOf(commune.nom)}`) ?? islands[commune.code]?.point
  }
}

/** The regions of a commune, the smallest first. */
const regionsOf = (commune: Commune): string[] => [
  ...(commune.codesPostaux ?? []),
  ...(commune.arrondissement ? [`arrondissement ${commune.arrondissement}`] : []),
  `department ${departmentOf(commune)}`,
]
