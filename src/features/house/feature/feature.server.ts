import { sealedLastingKeys } from '../../../platform/secrets/lasting-key.ts'
import { feature } from './declare.server.ts'
import { tables } from './tables.server.ts'

export const machinery = feature({
  tables,
  sealed: () => [sealedLastingKeys],
})
