import type { Link, Tables } from '../../../personal-data/kinds.ts'

/** What erasure does to a person's rows of one table: deletes them, or sets some columns. */
export interface ErasureStep {
  table: string
  of: Link
  /** null deletes the rows. */
  values: Readonly<Record<string, string | boolean | null>> | null
}

/** The tables that lead to the other rows, in the order they may be deleted. */
const LAST = ['address_changes', 'former_addresses', 'phone_numbers', 'users']

const stepsOf = (tables: Tables) =>
  Object.entries(tables).flatMap(([table, { of, columns }]): ErasureStep[] => {
    if (!of) return []
    const entries = Object.entries(columns)
    if (entries.some(([, { erased }]) => erased === 'row')) return [{ table, of, values: null }]
    const values = entries.flatMap(([name, { erased }]) => (typeof erased === 'object' ? [[name, erased.to]] : []))
    return values.length > 0 ? [{ table, of, values: Object.fromEntries(values) }] : []
  })

const rank = ({ table }: ErasureStep): number => LAST.indexOf(table)

/** The steps of an erasure, in the order in which they run. */
export const erasureOrder = (tables: Tables): readonly ErasureStep[] =>
  stepsOf(tables).toSorted((a, b) => rank(a) - rank(b))
