import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { calendarContract } from './contract.server.ts'
import { readCalendar } from './read-calendar.server.ts'

export const calendarHandlers: Handlers<typeof calendarContract, Visit> = {
  readCalendar: (visit, { query }) => readCalendar(visit, query.year),
}
