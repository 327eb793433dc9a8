import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { FEW } from '../../house/tracking/report.ts'
import { type Campaign, findCampaign } from './campaign-queries.server.ts'
import { nextPage, tally } from './list-recipients.server.ts'
import type { LeftOut } from './rules.ts'
import { readRecipients } from './standings.server.ts'

interface Counted {
  reached: number
  leftOut: Partial<Record<LeftOut, number>>
}

/** Whom a campaign would reach now, and whom the rules leave out. One address counts once. */
export async function countAudience(visit: Visit, campaign: Pick<Campaign, 'channel' | 'audience'>): Promise<Counted> {
  const seen = new Set<string>()
  const leftOut: Counted['leftOut'] = {}
  let from = { clientsUntil: 0, lettersUntil: 0 }
  for (let page = await nextPage(visit, campaign, from); page; page = await nextPage(visit, campaign, from)) {
    const recipients = await readRecipients(visit, campaign.channel, page)
    for (const { leftOut: reason, hash } of recipients) if (!reason && hash) seen.add(hash.toString('hex'))
    for (const [reason, count] of Object.entries(tally(recipients)) as [LeftOut, number][]) {
      leftOut[reason] = (leftOut[reason] ?? 0) + count
    }
    from = page.until
  }
  return { reached: seen.size, leftOut }
}

/** As the staff see it: a few people of one kind are not told. @throws {Refusal} as staffOf, adminEntityNotFound */
export async function tellAudience(visit: Visit, id: number) {
  staffOf(visit, 'campaigns.write')
  const campaign = await findCampaign(visit.db, visit.site.id, id)
  if (!campaign) throw new Refusal('adminEntityNotFound')
  const { reached, leftOut } = await countAudience(visit, campaign)
  return { reached, leftOut: toldCounts(leftOut) }
}

/** Small numbers would tell of somebody in particular. */
export const toldCounts = <K extends string>(counts: Partial<Record<K, number>>): Partial<Record<K, number | null>> =>
  Object.fromEntries(
    Object.entries<number | undefined>(counts).map(([name, count = 0]) => [name, count < FEW ? null : count]),
  ) as Partial<Record<K, number | null>>
