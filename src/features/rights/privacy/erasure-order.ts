import type { Link } from './data-kinds.ts'
import { personalData } from './personal-data.ts'

/** What is done with a person's rows of one table: deleted, or some columns given another value. */
export interface ErasureStep {
  table: string
  of: Link
  /** null: the rows go. */
  values: Readonly<Record<string, string | boolean | null>> | null
}

/** What the others are found by, in the order it may go. */
const LAST = ['address_changes', 'former_addresses', 'phone_numbers', 'users']

const steps = Object.entries(personalData).flatMap(([table, { of, columns }]): ErasureStep[] => {
  if (!of) return []
  const entries = Object.entries(columns)
  if (entries.some(([, { erased }]) => erased === 'row')) return [{ table, of, values: null }]
  const values = entries.flatMap(([name, { erased }]) => (typeof erased === 'object' ? [[name, erased.to]] : []))
  return values.length > 0 ? [{ table, of, values: Object.fromEntries(values) }] : []
})

const rank = ({ table }: ErasureStep): number => LAST.indexOf(table)

export const erasureOrder: readonly ErasureStep[] = steps.toSorted((a, b) => rank(a) - rank(b))
