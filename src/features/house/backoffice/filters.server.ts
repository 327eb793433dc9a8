import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { Filter } from './resource.server.ts'

const ref = (column: string) => sql.ref(`base.${column}`)

/** A number of a row, within what every integer column holds. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647)

const day = z.iso.date().refine((value) => value >= '1900' && value < '2200')

/** Exactly this value. */
export const is = <C extends string>(column: C, schema: z.ZodType): Filter<C> => ({
  column,
  schema,
  where: (value) => sql<SqlBool>`${ref(column)} = ${value}`,
})

/** This number among those of a list. */
export const holds = <C extends string>(column: C, schema: z.ZodType): Filter<C> => ({
  column,
  schema,
  where: (value) => sql<SqlBool>`${ref(column)} @> array[${value}::integer]`,
})

/** This text, however it is cased. */
export const reads = <C extends string>(column: C): Filter<C> => ({
  column,
  schema: z.string().trim().min(1).max(254),
  where: (value) => sql<SqlBool>`lower(${ref(column)}) = lower(${value})`,
})

/** From a day on, in Paris. */
export const since = <C extends string>(column: C): Filter<C> => ({
  column,
  schema: day,
  where: (value) => sql<SqlBool>`${ref(column)} >= ${value}::date::timestamp at time zone 'Europe/Paris'`,
})

/** Until the end of a day, in Paris. */
export const until = <C extends string>(column: C): Filter<C> => ({
  column,
  schema: day,
  where: (value) => sql<SqlBool>`${ref(column)} < (${value}::date + 1)::timestamp at time zone 'Europe/Paris'`,
})

/** Whether there is something there: "yes" or "no". */
export const present = <C extends string>(column: C): Filter<C> => ({
  column,
  schema: z.enum(['yes', 'no']),
  where: (value) => (value === 'yes' ? sql<SqlBool>`${ref(column)} is not null` : sql<SqlBool>`${ref(column)} is null`),
})

/** The rows of these numbers, 100 at most: "3,7,12". */
export const among = (column: string): Filter => ({
  column,
  schema: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
    .transform((text) => text.split(',').map(Number)),
  where: (value) => sql<SqlBool>`${ref(column)} = any(${value}::bigint[])`,
})
