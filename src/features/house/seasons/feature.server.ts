import { feature } from '../feature/declare.server.ts'
import { seasonsContract } from './contract.server.ts'
import { seasonsHandlers } from './handlers.server.ts'
import { seasonOverridesResource } from './season-overrides.resource.server.ts'
import { tables } from './tables.server.ts'

export const seasons = feature({
  calls: { contract: seasonsContract, handlers: seasonsHandlers },
  resources: [seasonOverridesResource],
  tables,
})
