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
 * Replaces a computed text by an editor's, on this site only; the horoscope says so.
 * @throws {Refusal} as asStaff
 */
export const editHoroscope = (outer: Visit, place: Place & { text: string }) =>
  asStaff(outer, 'horoscope.edit', aboutOf(place), async (visit, { id }) => {
    await keepEdit(visit.db, visit.site.id, spanOf(place.length, place.day), place, { id, at: visit.now() })
  })

/** Brings the computed text back. @throws {Refusal} as asStaff, and adminEntityNotFound if it was not edited */
export const restoreHoroscope = (outer: Visit, place: Place) =>
  asStaff(outer, 'horoscope.restore', aboutOf(place), async (visit) => {
    if (!(await dropEdit(visit.db, visit.site.id, spanOf(place.length, place.day), place))) {
      throw new Refusal('adminEntityNotFound')
    }
  })

const aboutOf = ({ length, day, sign, topic }: Place) => ({
  subject: `horoscope:${length}:${spanOf(length, day).from}:${numberOfSign(sign)}:${topic}`,
})
