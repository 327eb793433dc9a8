import { feature } from '../../house/feature/declare.server.ts'
import { drawsContract } from './contract.server.ts'
import { drawFiguresResource } from './draw-figures.resource.server.ts'
import { drawsHandlers } from './handlers.server.ts'
import { sealedDraws } from './sealed-draw.server.ts'
import { tables } from './tables.server.ts'

export const draws = feature({
  calls: { contract: drawsContract, handlers: drawsHandlers },
  resources: [drawFiguresResource],
  tables,
  sealed: () => [sealedDraws],
})
