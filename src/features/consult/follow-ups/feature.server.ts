import { feature } from '../../house/feature/declare.server.ts'
import { followUpsContract } from './contract.server.ts'
import { followUpsHandlers } from './handlers.server.ts'
import { sealedAnswers, sealedFollowUps } from './sealed-follow-up.server.ts'
import { tables } from './tables.server.ts'

export const followUps = feature({
  calls: { contract: followUpsContract, handlers: followUpsHandlers },
  tables,
  sealed: () => [sealedFollowUps, sealedAnswers],
})
