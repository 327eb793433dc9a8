import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { findProof, proofsOf } from '../../house/consents/queries.server.ts'
import { viewProof } from '../../house/consents/read-proofs.server.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'

/**
 * A proof with the sentence that was shown and all answers of its person to that type, for a logged reason.
 * @throws {Refusal} as asStaff, adminEntityNotFound
 */
export const openProof = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'consent.open', { subject: `consent:${id}`, reason }, async ({ db, site }) => {
    const found = await findProof(db, { id, siteId: site.id })
    if (!found) throw new Refusal('adminEntityNotFound')
    const { firstName, confirmedAt, ...of } = found
    const proofs = await proofsOf(db, { ...of, siteId: site.id })
    const answers = proofs.map(viewProof).map(({ at, ...proof }) => ({ ...proof, at: at.toISOString() }))
    return { firstName, confirmedAt: confirmedAt?.toISOString() ?? null, answers }
  })
