import type { Visit } from '../../../app.ts'
import { boxOf, type Crop } from '../../house/images/crop.server.ts'
import { encodePortrait } from '../../house/images/encode-portrait.server.ts'
import { setPortrait } from '../../house/images/queries.server.ts'
import { asStaff, staffOf } from '../../house/staff/as-staff.server.ts'
import { lockOne, subjectOf } from './take-step.server.ts'

/**
 * Replaces the photo of a psychic, cropped to a square, by the house's portrait of it.
 * @throws {Refusal} as asStaff, encodePortrait and lockOne
 */
export async function changePortrait(outer: Visit, id: number, file: Buffer, cut: Crop): Promise<void> {
  staffOf(outer, 'psychics.manage')
  const portrait = await encodePortrait(file, boxOf(cut))
  return asStaff(outer, 'psychic.portrait', { subject: subjectOf(id) }, async (visit) => {
    await lockOne(visit, id)
    await setPortrait(visit.db, id, portrait)
  })
}
