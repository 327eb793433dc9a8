import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { DB } from '../../../platform/database/generated.ts'
import type { Capability } from '../staff/capabilities.ts'

type Table = keyof DB
type Column<T extends Table> = keyof DB[T] & string
/** A resource's own rows are called `base`. */
type Base<T extends Table> = SelectQueryBuilder<DB & { base: DB[T] }, 'base', object>

/** What a list may be narrowed by. Values come as texts, from an address or a body. */
export interface Filter<C extends string = string> {
  /** What an index must begin with, or have after the site. */
  readonly column: C
  readonly schema: z.ZodType
  where(value: unknown): Expression<SqlBool>
}

interface Definition<T extends Table, O> {
  /** Of its address, e.g. "reviews". */
  name: string
  summary: string
  can: Capability
  table: T
  /** An integer that no two rows share. */
  id: Column<T>
  /** Which rows are of this site; unless it is said, those that bear its id. */
  within?: (siteId: number) => Expression<SqlBool>
  /** What a row shows: one level, dates as ISO texts, so that it fits a line of a spreadsheet too. */
  row: z.ZodObject<Record<Exclude<keyof O & string, 'sealed'>, z.ZodType>>
  /** The fields a list may be sorted by, and where they stand. */
  sorts: Readonly<Record<string, Column<T>>>
  sort: { by: string; order: 'asc' | 'desc' }
  filters: Readonly<Record<string, Filter<Column<T>>>>
  /** Joins and selects for the rows of one page. */
  read: (base: Base<T>) => SelectQueryBuilder<never, never, O>
  /** A row of which something lies sealed, as it is shown. */
  opened?: (keys: KeyRing, row: O) => object
  /** What a row alone shows, where that is more than its line in the list. */
  one?: { shape: z.ZodObject; open: (visit: Visit, id: number) => Promise<object> }
}

/** What the back office lists, as data: its calls, their queries, the export and the document come from it. */
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
