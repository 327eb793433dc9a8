import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { DB } from '../../../platform/database/generated.ts'
import type { Capability } from '../staff/capabilities.ts'

type Table = keyof DB
type Column<T extends Table> = keyof DB[T] & string
/** The resource's own table, under the alias `base`. */
type Base<T extends Table> = SelectQueryBuilder<DB & { base: DB[T] }, 'base', object>

/** A filter of a list. Its value comes as text, from a URL or a body. */
export interface Filter<C extends string = string> {
  /** The column that an index must begin with, or have right after the site. */
  readonly column: C
  readonly schema: z.ZodType
  where(value: unknown): Expression<SqlBool>
}

interface Definition<T extends Table, O> {
  /** The segment of its URL, e.g. "reviews". */
  name: string
  summary: string
  can: Capability
  table: T
  /** A unique integer. */
  id: Column<T>
  /** The condition for rows of this site; by default, its id in `site_id`. */
  within?: (siteId: number) => Expression<SqlBool>
  /** The fields of a row: flat, with dates as ISO strings, so that it fits a line of a spreadsheet too. */
  row: z.ZodObject<Record<Exclude<keyof O & string, 'sealed'>, z.ZodType>>
  /** The sortable fields and their columns. */
  sorts: Readonly<Record<string, Column<T>>>
  sort: { by: string; order: 'asc' | 'desc' }
  filters: Readonly<Record<string, Filter<Column<T>>>>
  /** Adds joins and selects for the rows of one page. */
  read: (base: Base<T>) => SelectQueryBuilder<never, never, O>
  /** Decrypts the sealed values of a row. */
  opened?: (keys: KeyRing, row: O) => object
  /** The fields of a single row, if it has more than its line in the list. */
  one?: { shape: z.ZodObject; open: (visit: Visit, id: number) => Promise<object> }
}

/**
 * A list of the back office, described as data: its calls, queries, export and API documentation are derived from it.
 */
export type Resource = Omit<
  Definition<Table, Record<string, unknown>>,
  'id' | 'sorts' | 'filters' | 'row' | 'read' | 'opened'
> & {
  id: string
  sorts: Readonly<Record<string, string>>
  filters: Readonly<Record<string, Filter>>
  row: z.ZodObject
  read: (base: never) => SelectQueryBuilder<never, never, Record<string, unknown>>
  opened?: (keys: KeyRing, row: never) => object
}

export const resource = <const T extends Table, O extends { id: number }>(definition: Definition<T, O>): Resource =>
  definition as unknown as Resource
