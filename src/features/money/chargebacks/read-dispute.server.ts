import { z } from 'zod'
import type { App } from '../../../app.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { siteBy } from '../../../sites/index.ts'
import { findBuyer } from '../../house/ledger/order-queries.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { listUnsettled } from './queries.server.ts'
import { settleDispute } from './settle-dispute.server.ts'

/** Read again for some hours: the provider may be down, or the payment itself not be read yet. */
export const disputeToRead: JobKind<{ provider: string; dispute: string }> = {
  name: 'read-dispute',
  data: z.strictObject({ provider: z.string(), dispute: z.string() }),
  again: { most: 12, firstSeconds: 2 },
}

/**
 * Asks a provider for the state of a dispute or warning and moves the money accordingly, once, whatever notices came and
 * in which order. One about a payment that is not ours is left alone.
 * @throws {OutsideFailure} if the provider does not answer, and as settleDispute; an error for a provider without
 * disputes
 */
export async function readDispute(app: App, { provider, dispute }: { provider: string; dispute: string }) {
  const port = app.disputes.get(provider)
  if (!port) throw new Error(`no provider ${provider} to read a dispute`)
  const reading = await port.read(dispute)
  const { reference } = reading
  const owner = reference === null ? null : await findBuyer(app.db, provider, reference)
  if (!owner || reference === null) return void app.log.warn({ provider, dispute }, 'dispute of an unknown payment')
  const visit = systemVisit(app, siteBy(app.sites, owner.siteId))
  await settleDispute(visit, owner, { provider, dispute, reference, reading })
}

/** Reads the disputes that are not decided: a notice may have been lost. */
export async function readUnsettled(app: App): Promise<void> {
  for (const one of await listUnsettled(app.db)) {
    await readDispute(app, one).catch((error) => app.log.warn({ err: error, provider: one.provider }, 'dispute'))
  }
}
