import type { App, Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { clientPage, letterPage } from './audience-queries.server.ts'
import {
  type Campaign,
  endCampaign,
  keepLease,
  lockCampaign,
  proposeAgain,
  writeListed,
} from './campaign-queries.server.ts'
import { isTwofold } from './content.ts'
import { tellSecondPersons } from './propose-campaign.server.ts'
import { COUNTED_LEAST, carrierOf, type LeftOut, partsOf, TEXT_CARRIER, variantOf } from './rules.ts'
import { countSends, insertSends } from './send-queries.server.ts'
import { type Recipient, readRecipients } from './standings.server.ts'

const AT_ONCE = 500

/** A page of an audience: clients first, then readers of the newsletter; null at its end. */
export async function nextPage(
  visit: Visit,
  { channel, audience }: Pick<Campaign, 'channel' | 'audience'>,
  from: { clientsUntil: number; lettersUntil: number },
) {
  const { clients, letters } = partsOf(channel, audience)
  const page = { siteId: visit.site.id, limit: AT_ONCE, now: visit.now() }
  if (clients) {
    const ids = await clientPage(visit.db, channel, audience, { ...page, after: from.clientsUntil })
    const last = ids.at(-1)
    if (last !== undefined) return { kind: 'user', ids, until: { ...from, clientsUntil: last } } as const
  }
  if (letters) {
    const ids = await letterPage(visit.db, audience, { ...page, after: from.lettersUntil })
    const last = ids.at(-1)
    if (last !== undefined) return { kind: 'letter', ids, until: { ...from, lettersUntil: last } } as const
  }
  return null
}

/** How many there are for each reason. */
export function tally(recipients: readonly Recipient[]): Partial<Record<LeftOut, number>> {
  const counts: Partial<Record<LeftOut, number>> = {}
  for (const { leftOut } of recipients) if (leftOut) counts[leftOut] = (counts[leftOut] ?? 0) + 1
  return counts
}

/**
 * Lists whom a campaign goes to, a page at a time: a killed run goes on where it stopped. Returns false if it ended
 * there: it has nobody to go to, was stopped, or reaches more people than one person may decide on.
 */
export async function listRecipients(
  outer: Visit,
  id: number,
  run: { lease: string; until: () => Date },
): Promise<boolean> {
  for (;;) {
    if (!(await keepLease(outer.db, id, run.lease, run.until()))) return false
    const went = await inTransaction(outer, (visit) => listPage(visit, id))
    if (went !== 'on') return went === 'ready'
  }
}

async function listPage(visit: Visit, id: number): Promise<'on' | 'ready' | 'over'> {
  const campaign = await lockCampaign(visit.db, visit.site.id, id)
  if (campaign?.state !== 'sending') return 'over'
  if (campaign.listed) return 'ready'
  const page = await nextPage(visit, campaign, campaign)
  if (!page) return close(visit, campaign)
  const recipients = await readRecipients(visit, campaign.channel, page)
  await insertSends(
    visit.db,
    recipients.flatMap(({ subject, hash, to, leftOut }) => {
      if (leftOut !== null || hash === null || to === null) return []
      const digest = visit.app.digest(`campaign-variant:${id}:${hash.toString('hex')}`)
      return {
        campaignId: id,
        siteId: visit.site.id,
        userId: subject.kind === 'user' ? subject.id : null,
        subscriptionId: subject.kind === 'letter' ? subject.id : null,
        hash,
        carrier: campaign.channel === 'sms' ? TEXT_CARRIER : carrierOf(to),
        variant: variantOf(digest, isTwofold(campaign.content)),
      }
    }),
  )
  await writeListed(visit.db, id, { ...page.until, listed: false, counted: false, leftOut: tally(recipients) })
  return 'on'
}

/** What was counted when it was planned may have grown: the list itself decides whether two people must agree. */
async function close(visit: Visit, campaign: Campaign): Promise<'ready' | 'over'> {
  const { id, approvedBy } = campaign
  const count = await countSends(visit.db, id)
  await writeListed(visit.db, id, { ...campaign, listed: true, counted: count >= COUNTED_LEAST, leftOut: {} })
  if (count === 0) await endCampaign(visit.db, id, 'sent', visit.now())
  else if (approvedBy === null && needsTwo(visit.app, count)) {
    await proposeAgain(visit.db, id, count)
    await tellSecondPersons(visit, campaign, count)
  } else return 'ready'
  return 'over'
}

/** Whether a second person must agree. */
export const needsTwo = ({ config }: App, count: number): boolean => count > config.mailing.onePersonMost
