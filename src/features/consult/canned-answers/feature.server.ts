import { feature } from '../../house/feature/declare.server.ts'
import { cannedAnswersContract } from './contract.server.ts'
import { cannedAnswersHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const cannedAnswers = feature({
  calls: { contract: cannedAnswersContract, handlers: cannedAnswersHandlers },
  tables,
})
