import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { insertVerification } from './queries.server.ts'

export const ledgerToVerify: JobKind<{ verificationId: number }> = {
  name: 'verify-ledger',
  data: z.strictObject({ verificationId: z.int() }),
}

/**
 * Requests the recomputation of all chains, one verification at a time.
 * @throws {Refusal} as asStaff, verificationRunning
 */
export const askVerification = (outer: Visit): Promise<number> =>
  asStaff(outer, 'ledger.verify', { subject: 'ledger' }, async (visit, { id: askedBy }) => {
    const id = await insertVerification(visit.db, { askedBy, at: visit.now() })
    if (id === null) throw new Refusal('verificationRunning')
    await visit.app.jobs.send(visit, ledgerToVerify, { verificationId: id })
    return id
  })
