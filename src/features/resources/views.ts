import { countryName } from './country.ts'
import type { CityRow } from './queries.server.ts'
import { departmentOf } from './rules.ts'

export function viewCity(row: CityRow) {
  const { region: _, country, ...rest } = row
  return { ...rest, label: labelOf(row), country: { code: country, name: countryName(country) } }
}

/** The name, and what tells it from others of that name; typed again, it finds the same city. */
export function labelOf({ name, postalCodes, country, region }: CityRow): string {
  const [code] = postalCodes
  if (code) return `${name} (${postalCodes.length === 1 ? code : departmentOf(code)})`
  return `${name} (${[region, countryName(country)].filter(Boolean).join(', ')})`
}
