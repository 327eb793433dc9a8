import { feature } from '../feature/declare.server.ts'
import { secondPersonContract } from './contract.server.ts'
import { secondPersonHandlers } from './handlers.server.ts'

export const secondPerson = feature({
  calls: { contract: secondPersonContract, handlers: secondPersonHandlers },
})
