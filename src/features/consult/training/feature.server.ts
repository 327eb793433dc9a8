import { feature } from '../../house/feature/declare.server.ts'
import { trainingContract } from './contract.server.ts'
import { trainingHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const training = feature({ calls: { contract: trainingContract, handlers: trainingHandlers }, tables })
