import type { Visit } from '../../../app.ts'
import { walletBalance, walletEntries } from '../../house/ledger/queries.server.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { readReasons } from '../../house/staff/read-reasons.server.ts'
import { budgetOf } from '../../people/budget/read-budget.server.ts'
import { viewCaps } from '../../people/budget/views.ts'
import { sharedWith } from '../../people/free-time/offer-free-time.server.ts'
import { requireClient } from './find-clients.server.ts'
import { listBilled, readDevelops } from './queries.server.ts'
import { listRemarks } from './remark-queries.server.ts'
import { openRemark } from './sealed-remark.server.ts'
import { listMilestones } from './timeline-queries.server.ts'
import { viewBilled } from './views.ts'

const LATEST = 50
const MILESTONES = 200

/**
 * A client's file: details, consultations and wallet entries, without any messages. Each opening is logged with its
 * reason.
 * @throws {Refusal} as asStaff, adminEntityNotFound
 */
export const openClient = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'client.open', { subject: `user:${id}`, reason }, async (visit) => {
    const { app, db, site } = visit
    const client = await requireClient(visit, id)
    const consultations = await listBilled(db, id, LATEST)
    const entries = await walletEntries(db, site.id, id, { before: null, limit: LATEST })
    const timeline = await listMilestones(db, { id, siteId: site.id, limit: MILESTONES })
    const decided = timeline.flatMap(({ kind, about }) => (kind.endsWith('blocked') && about ? [about] : []))
    const reasons = await readReasons(db, app.keys, decided)
    return {
      client,
      timeline: timeline.map((one) => {
        const at = one.at.toISOString()
        return one.kind === 'blocked' || one.kind === 'unblocked'
          ? { ...one, at, about: null, detail: (one.about === null ? null : reasons.get(one.about)) ?? null }
          : { ...one, at }
      }),
      remarks: (await listRemarks(db, id)).map((row) => ({
        id: row.id,
        text: openRemark(app.keys, row.id, row.sealed),
        by: row.author ?? '',
        at: row.written_at.toISOString(),
      })),
      develops: await readDevelops(db, id),
      freeTime: await sharedWith(visit, id),
      consultations: consultations.map(viewBilled),
      caps: viewCaps((await budgetOf(db, id)).caps),
      wallet: { ...(await walletBalance(db, site.id, id)), entries },
    }
  })
