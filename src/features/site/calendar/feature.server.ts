import { feature } from '../../house/feature/declare.server.ts'
import { calendarContract } from './contract.server.ts'
import { calendarHandlers } from './handlers.server.ts'

export const calendar = feature({
  calls: { contract: calendarContract, handlers: calendarHandlers },
})
