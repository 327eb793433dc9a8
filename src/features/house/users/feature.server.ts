import { feature } from '../feature/declare.server.ts'
import { sealedBirths } from './sealed-birth.server.ts'
import { tables } from './tables.server.ts'

export const users = feature({
  tables,
  sealed: () => [sealedBirths],
})
