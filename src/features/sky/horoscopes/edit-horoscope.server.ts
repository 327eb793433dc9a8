import type { Visit } from '../../../app.ts'
import type { Sign } from '../../../astrology/names.ts'
import { numberOfSign } from '../../../astrology/names.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import type { Topic } from './fragments/sheet.ts'
import { type Length, spanOf } from './periods.ts'
import { dropEdit, keepEdit } from './queries.server.ts'

interface Place {
  length: Length
  /** Any day of the span, YYYY-MM-DD in Paris. */
  day: string
  sign: Sign
  topic: Topic
}

/**
 * Puts an editor's text in the place of what the sky chose, on this site alone; it says so itself.
 * @throws {Refusal} as asStaff
 */
export const editHoroscope = (outer: Visit, place: Place & { text: string }) =>
  asStaff(outer, 'horoscope.edit', aboutOf(place), async (visit, { id }) => {
    await keepEdit(visit.db, visit.site.id, spanOf(place.length, place.day), place, { id, at: visit.now() })
  })

/** Gives the sky its word back. @throws {Refusal} as asStaff, and adminEntityNotFound where nothing was edited */
export const restoreHoroscope = (outer: Visit, place: Place) =>
  asStaff(outer, 'horoscope.restore', aboutOf(place), async (visit) => {
    if (!(await dropEdit(visit.db, visit.site.id, spanOf(place.length, place.day), place))) {
      throw new Refusal('adminEntityNotFound')
    }
  })

const aboutOf = ({ length, day, sign, topic }: Place) => ({
  subject: `horoscope:${length}:${spanOf(length, day).from}:${numberOfSign(sign)}:${topic}`,
})
