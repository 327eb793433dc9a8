import type { Visit } from '../../../app.ts'
import { encodePortrait } from '../../house/images/encode-portrait.server.ts'
import { setPortrait } from '../../house/images/queries.server.ts'
import { asStaff, staffOf } from '../../house/staff/as-staff.server.ts'
import { lockOne, subjectOf } from './take-step.server.ts'

/** The crop; without a size, around the most salient region. */
interface Cut {
  left?: number | undefined
  top?: number | undefined
  size?: number | undefined
}

/**
 * Replaces the photo of a psychic, cropped to a square.
 * @throws {Refusal} as asStaff, encodePortrait and lockOne
 */
export async function changePortrait(outer: Visit, id: number, file: Buffer, cut: Cut): Promise<void> {
  staffOf(outer, 'psychics.manage')
  const { left = 0, top = 0, size } = cut
  const box = size === undefined ? undefined : { left, top, size }
  const portrait = await encodePortrait(file, box)
  return asStaff(outer, 'psychic.portrait', { subject: subjectOf(id) }, async (visit) => {
    await lockOne(visit, id)
    await setPortrait(visit.db, id, portrait)
  })
}
