import { countryName } from './country.ts'
import type { CityRow } from './queries.server.ts'
import { departmentOf } from './rules.ts'

export function viewCity(row: CityRow) {
  const { region: _, isWhole: __, country, ...rest } = row
  return { ...rest, label: labelOf(row), country: { code: country, name: countryName(country) } }
}

/** The place in full: region and country. */
export function placeOf(row: CityRow): string {
  const [code] = row.postalCodes
  if (!code) return [row.name, row.region, countryName(row.country)].filter(Boolean).join(', ')
  return [labelOf(row), row.region, countryName(row.country)].filter(Boolean).join(', ')
}

/** The name with what distinguishes it from namesakes; typed again, it finds the same city. */
export function labelOf({ name, postalCodes, country, region }: CityRow): string {
  const [code] = postalCodes
  if (code) return `${name} (${postalCodes.length === 1 ? code : departmentOf(code)})`
  return `${name} (${[region, countryName(country)].filter(Boolean).join(', ')})`
}
