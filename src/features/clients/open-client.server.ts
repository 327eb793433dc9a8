import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { asStaff } from '../staff/as-staff.server.ts'
import { walletBalance, walletEntries } from '../wallet/queries.server.ts'
import { findClients, listBilled } from './queries.server.ts'
import { viewBilled, viewClient } from './views.ts'

const LATEST = 50

/**
 * A client's file: who they are, their consultations and their wallet's lines, without a word of any conversation. Each
 * opening is logged with its reason.
 * @throws {Refusal} as asStaff, adminEntityNotFound
 */
export const openClient = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'client.open', { subject: `user:${id}`, reason }, async (visit) => {
    const { db, site } = visit
    const [client] = await findClients(db, site.id, { id }, 1)
    if (!client) throw new Refusal('adminEntityNotFound')
    const consultations = await listBilled(db, id, LATEST)
    const entries = await walletEntries(db, site.id, id, { before: null, limit: LATEST })
    return {
      client: viewClient(client),
      consultations: consultations.map(viewBilled),
      wallet: { ...(await walletBalance(db, site.id, id)), entries },
    }
  })

export type ClientFile = Awaited<ReturnType<typeof openClient>>
