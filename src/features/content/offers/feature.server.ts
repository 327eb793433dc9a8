import { feature } from '../../house/feature/declare.server.ts'
import { offersResource } from './offers.resource.server.ts'
import { tables } from './tables.server.ts'

export const offers = feature({
  resources: [offersResource],
  tables,
})
