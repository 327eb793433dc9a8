import { randomUUID } from 'node:crypto'
import type { App } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { later } from '../../../platform/time/instants.ts'
import { siteBy } from '../../../sites/index.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import {
  dueCampaigns,
  endCampaign,
  findCampaign,
  giveLeaseBack,
  keepLease,
  takeLease,
} from './campaign-queries.server.ts'
import { listRecipients } from './list-recipients.server.ts'
import { isQuiet } from './rules.ts'
import { sendOne } from './send-one.server.ts'
import { giveUpUnderWay, isAnyWaiting, waitingSends } from './send-queries.server.ts'

/** How long nobody else takes a campaign whose run says nothing: longer than one message may take. */
const LEASE_MS = 60_000
/** Messages between two looks at whether the campaign still runs. */
const CHUNK = 40
/** At once, which leaves connections for codes and receipts. */
const AT_ONCE = 3
/** Messages in a row that a server takes none of, before the run leaves it alone for a while. */
const UNWELL_MOST = 5

/**
 * Sends what is due of every campaign, for some time; the next run goes on where this one stopped or was killed.
 * Nothing leaves in the quiet hours.
 */
export async function runCampaigns(app: App, runMs = 50_000): Promise<void> {
  const end = performance.now() + runMs
  if (isQuiet(app.now())) return
  for (const { id, siteId } of await dueCampaigns(app.db, app.now())) {
    if (performance.now() < end) await runCampaign(app, siteId, id, end)
  }
}

async function runCampaign(app: App, siteId: number, id: number, end: number): Promise<void> {
  const site = siteBy(app.sites, siteId)
  const visit = systemVisit(app, site)
  const lease = randomUUID()
  const until = () => later(app.now(), LEASE_MS)
  if (!(await takeLease(app.db, id, { lease, now: app.now(), until: until() }))) return
  await giveUpUnderWay(app.db, id)
  try {
    if (!(await listRecipients(visit, id, { lease, until }))) return
    const campaign = needed(await findCampaign(app.db, siteId, id), `campaign ${id}`)
    const without: string[] = []
    let unwell = 0
    const send = async (sendId: number, carrier: string): Promise<void> => {
      const outcome = await sendOne(app, site, campaign, sendId)
      if (outcome === 'enough') without.push(carrier)
      unwell = outcome === 'unwell' ? unwell + 1 : outcome === 'done' ? 0 : unwell
    }
    while (performance.now() < end && unwell < UNWELL_MOST && !isQuiet(app.now())) {
      if (!(await keepLease(app.db, id, lease, until()))) return
      const chunk = await waitingSends(app.db, id, { now: app.now(), without, limit: CHUNK })
      if (chunk.length === 0) break
      await inParallel(chunk, ({ id: sendId, carrier }) =>
        without.includes(carrier) || unwell >= UNWELL_MOST ? Promise.resolve() : send(sendId, carrier),
      )
    }
    if (!(await isAnyWaiting(app.db, id))) await endIfSending(app, id, lease)
  } finally {
    await giveLeaseBack(app.db, id, lease)
  }
}

async function endIfSending(app: App, id: number, lease: string): Promise<void> {
  if (await keepLease(app.db, id, lease, app.now())) await endCampaign(app.db, id, 'sent', app.now())
}

/** A few at a time. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}
