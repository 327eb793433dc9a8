import { feature } from '../../house/feature/declare.server.ts'
import { passkeysContract } from './contract.server.ts'
import { passkeysHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const passkeys = feature({
  calls: { contract: passkeysContract, handlers: passkeysHandlers },
  tables,
})
