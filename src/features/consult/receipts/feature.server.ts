import { feature } from '../../house/feature/declare.server.ts'
import { receiptsContract } from './contract.server.ts'
import { receiptsHandlers } from './handlers.server.ts'

export const receipts = feature({ calls: { contract: receiptsContract, handlers: receiptsHandlers } })
