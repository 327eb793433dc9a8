import type { Visit } from '../../../app.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { listUnusualPresses } from './press-queries.server.ts'

/** Psychics who press the danger button more often than others. @throws {Refusal} as staffOf */
export async function readPresses(visit: Visit) {
  staffOf(visit, 'care.answer')
  return listUnusualPresses(visit.db, visit.site.id)
}
