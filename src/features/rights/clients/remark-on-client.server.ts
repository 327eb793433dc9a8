import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { nextId } from '../../../platform/database/next-id.ts'
import { lockStaying } from '../../consult/notes/queries.server.ts'
import { NOTE_MAX, tidiedNote } from '../../consult/notes/rules.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { requireClient } from './find-clients.server.ts'
import { deleteRemark, insertRemark } from './remark-queries.server.ts'
import { sealRemark } from './sealed-remark.server.ts'
import type { RemarkView } from './views.ts'

/**
 * Adds a remark about a client. Its text is not in the log, which is never erased.
 * @throws {Refusal} textLength, adminEntityNotFound also for a client who leaves today, and as asStaff
 */
export const addRemark = (outer: Visit, clientId: number, typed: string): Promise<RemarkView> =>
  asStaff(outer, 'client.remark', { subject: `user:${clientId}` }, async (visit, staff) => {
    const text = tidiedNote(typed)
    if (text === '' || text.length > NOTE_MAX) throw new Refusal('textLength', 'text')
    const { app, db } = visit
    await requireClient(visit, clientId)
    if (!(await lockStaying(db, clientId, visit.now()))) throw new Refusal('adminEntityNotFound')
    const [id, at] = [await nextId(db, 'client_remarks'), visit.now()]
    await insertRemark(db, { id, clientId, authorId: staff.id, sealed: sealRemark(app.keys, id, text), at })
    return { id, text, by: staff.firstName, at: at.toISOString() }
  })

/** @throws {Refusal} adminEntityNotFound, and as asStaff */
export const eraseRemark = (outer: Visit, clientId: number, id: number, reason: string) =>
  asStaff(outer, 'client.remark-erase', { subject: `user:${clientId}`, reason }, async (visit) => {
    await requireClient(visit, clientId)
    if (!(await deleteRemark(visit.db, clientId, id))) throw new Refusal('adminEntityNotFound')
  })
