import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { Filter } from './resource.server.ts'

const ref = (column: string) => sql.ref(`base.${column}`)

/** A row's id, within the range of an integer column. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647)

const day = z.iso.date().refine((value) => value >= '1900' && value < '2200')

/** Filters by an exact value. */
export const is = <C extends string>(column: C, schema: z.ZodType): Filter<C> => ({
  column,
  schema,
  where: (value) => sql<SqlBool>`${ref(column)} = ${value}`,
})

/** Filters rows whose list contains a number. */
export const holds = <C extends string>(column: C, schema: z.ZodType): Filter<C> => ({
  column,
  schema,
  where: (value) => sql<SqlBool>`${ref(column)} @> array[${value}::integer]`,
})

/** Filters by a text, ignoring case. */
export const reads = <C extends string>(column: C): Filter<C> => ({
  column,
  schema: z.string().trim().min(1).max(254),
  where: (value) => sql<SqlBool>`lower(${ref(column)}) = lower(${value})`,
})

/** Filters from a day on, in Paris time. */
export const since = <C extends string>(column: C): Filter<C> => ({
  column,
  schema: day,
  where: (value) => sql<SqlBool>`${ref(column)} >= ${value}::date::timestamp at time zone 'Europe/Paris'`,
})

/** Filters until the end of a day, in Paris time. */
export const until = <C extends string>(column: C): Filter<C> => ({
  column,
  schema: day,
  where: (value) => sql<SqlBool>`${ref(column)} < (${value}::date + 1)::timestamp at time zone 'Europe/Paris'`,
})

/** Filters by whether the column has a value: "yes" or "no". */
export const present = <C extends string>(column: C): Filter<C> => ({
  column,
  schema: z.enum(['yes', 'no']),
  where: (value) => (value === 'yes' ? sql<SqlBool>`${ref(column)} is not null` : sql<SqlBool>`${ref(column)} is null`),
})

/** Filters by a list of at most 100 ids: "3,7,12". */
export const among = (column: string): Filter => ({
  column,
  schema: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
    .transform((text) => text.split(',').map(Number)),
  where: (value) => sql<SqlBool>`${ref(column)} = any(${value}::bigint[])`,
})
