import type { Visit } from './app.ts'
import type { CallGroup } from './platform/contract/contract.ts'

/** Every call of the product, a line per feature. */
export const callGroups: readonly CallGroup<Visit>[] = []
