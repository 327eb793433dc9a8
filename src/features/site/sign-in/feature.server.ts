import { feature } from '../../house/feature/declare.server.ts'
import { passwordsContract } from './contract.server.ts'
import { passwordsHandlers } from './handlers.server.ts'

export const signIn = feature({
  calls: { contract: passwordsContract, handlers: passwordsHandlers },
})
