import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { hoursContract } from './contract.server.ts'
import { correctHours, readHoursAsStaff } from './correct-hours.server.ts'
import { viewPlan } from './views.ts'
import { addHoliday, ownPlan, removeDay, removeHoliday, writeDay, writeWeek } from './write-hours.server.ts'

export const hoursHandlers: Handlers<typeof hoursContract, Visit> = {
  readHours: async (visit) => ({ hours: viewPlan(await ownPlan(visit)) }),
  writeWeek: async (visit, { body }) => ({ hours: viewPlan(await writeWeek(visit, body.week)) }),
  writeDay: async (visit, { body }) => ({ hours: viewPlan(await writeDay(visit, body.day, body.spans)) }),
  removeDay: async (visit, { params }) => ({ hours: viewPlan(await removeDay(visit, params.day)) }),
  addHoliday: async (visit, { body }) => ({ hours: viewPlan(await addHoliday(visit, body)) }),
  removeHoliday: async (visit, { params }) => ({ hours: viewPlan(await removeHoliday(visit, params.id)) }),
  adminReadHours: async (visit, { params }) => ({ hours: viewPlan(await readHoursAsStaff(visit, params.id)) }),
  adminCorrectHours: async (visit, { params, body }) => ({
    hours: viewPlan(await correctHours(visit, params.id, body)),
  }),
}
