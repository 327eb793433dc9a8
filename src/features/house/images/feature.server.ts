import { feature } from '../feature/declare.server.ts'
import { imagesContract } from './contract.server.ts'
import { imagesHandlers } from './handlers.server.ts'
import { imageJobs } from './jobs.server.ts'
import { picturesResource } from './pictures.resource.server.ts'
import { tables } from './tables.server.ts'

export const images = feature({
  calls: { contract: imagesContract, handlers: imagesHandlers },
  resources: [picturesResource],
  jobs: imageJobs,
  tables,
})
