import { feature } from '../feature/declare.server.ts'
import { tables } from './tables.server.ts'

export const ledger = feature({
  tables,
})
