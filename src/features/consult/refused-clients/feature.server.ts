import { feature } from '../../house/feature/declare.server.ts'
import { sealedWhys } from './sealed-reason.server.ts'
import { tables } from './tables.server.ts'

export const refusedClients = feature({ tables, sealed: () => [sealedWhys] })
