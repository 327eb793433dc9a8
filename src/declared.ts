import type { Declared } from './app.ts'
import type { Feature } from './features/house/feature/declare.server.ts'
import * as listed from './features.ts'

export const features: readonly Feature[] = Object.values(listed)

/** What the features declare, together. */
export const declared: Declared = {
  documents: async (visit) => (await Promise.all(features.map((one) => one.documents?.(visit) ?? []))).flat(),
  tables: Object.fromEntries(features.flatMap(({ tables }) => Object.entries(tables ?? {}))),
  checks: features.flatMap(({ checks }) => checks ?? []),
  sealed: (secrets) => features.flatMap((one) => one.sealed?.(secrets) ?? []),
  marked: features.flatMap(({ marked }) => marked ?? []),
}
