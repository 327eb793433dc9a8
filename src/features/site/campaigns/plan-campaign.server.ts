import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { fromParis } from '../../../platform/time/paris.server.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import {
  approveCampaign,
  type Campaign,
  endCampaign,
  lockCampaign,
  planCampaign,
  takeBackCampaign,
} from './campaign-queries.server.ts'
import { countAudience } from './count-audience.server.ts'
import { needsTwo } from './list-recipients.server.ts'
import { tellSecondPersons } from './propose-campaign.server.ts'
import type { CampaignState } from './rules.ts'
import { textSender } from './write-message.server.ts'

const subject = (id: number) => ({ subject: `campaign:${id}` })

async function lockedIn(
  visit: StaffVisit,
  id: number,
  states: readonly CampaignState[],
  refusal: Wrong,
): Promise<Campaign> {
  const found = await lockCampaign(visit.db, visit.site.id, id)
  if (!found) throw new Refusal('adminEntityNotFound')
  if (!states.includes(found.state)) throw new Refusal(refusal)
  return found
}

type Wrong = 'campaignNotDraft' | 'campaignNotProposed' | 'campaignBegun' | 'campaignOver'

/**
 * Plans a draft for a moment, or for now; one that reaches many waits for a second person. Answers how many it reaches.
 * @throws {Refusal} as asStaff and momentOf, adminEntityNotFound, campaignNotDraft, campaignNoNumber,
 * campaignAudienceEmpty if it reaches nobody
 */
export const scheduleCampaign = (
  outer: Visit,
  id: number,
  typed: string,
): Promise<{ planned: number; waits: boolean }> =>
  asStaff(outer, 'campaign.schedule', subject(id), async (visit, staff) => {
    const at = momentOf(typed, visit.now())
    const campaign = await lockedIn(visit, id, ['draft'], 'campaignNotDraft')
    if (campaign.channel === 'sms' && !textSender(visit.app, visit.site)) throw new Refusal('campaignNoNumber')
    const { reached } = await countAudience(visit, campaign)
    if (reached === 0) throw new Refusal('campaignAudienceEmpty')
    const waits = needsTwo(visit.app, reached)
    const plan = { at, planned: reached, by: staff.id }
    await planCampaign(visit.db, id, { ...plan, state: waits ? 'proposed' : 'scheduled' })
    if (waits) await tellSecondPersons(visit, { ...campaign, plannedBy: staff.id }, reached)
    return { planned: reached, waits }
  })

/** A moment to come, as typed for Paris; now if nothing is typed. @throws {Refusal} parametersInvalid, campaignPast */
function momentOf(typed: string, now: Date): Date {
  if (typed === '') return now
  const at = fromParis(typed)
  if (at === null) throw new Refusal('parametersInvalid', 'at')
  if (at < now) throw new Refusal('campaignPast', 'at')
  return at
}

/** @throws {Refusal} as asStaff, adminEntityNotFound, campaignNotProposed, campaignOwnProposal */
export const agreeToCampaign = (outer: Visit, id: number): Promise<void> =>
  asStaff(outer, 'campaign.approve', subject(id), async (visit, staff) => {
    const { plannedBy } = await lockedIn(visit, id, ['proposed'], 'campaignNotProposed')
    if (plannedBy === staff.id) throw new Refusal('campaignOwnProposal')
    await approveCampaign(visit.db, id, staff.id)
  })

/**
 * Makes a draft again of a campaign of which nothing has left.
 * @throws {Refusal} as asStaff, adminEntityNotFound, campaignBegun
 */
export const takeBack = (outer: Visit, id: number): Promise<void> =>
  asStaff(outer, 'campaign.take-back', subject(id), async (visit) => {
    await lockedIn(visit, id, ['proposed', 'scheduled'], 'campaignBegun')
    await takeBackCampaign(visit.db, id)
  })

/**
 * Nothing more of it leaves: messages are decided on under the row that this locks.
 * @throws {Refusal} as asStaff, adminEntityNotFound, campaignOver
 */
export const stopCampaign = (outer: Visit, id: number): Promise<void> =>
  asStaff(outer, 'campaign.stop', subject(id), async (visit) => {
    await lockedIn(visit, id, ['proposed', 'scheduled', 'sending'], 'campaignOver')
    await endCampaign(visit.db, id, 'stopped', visit.now())
  })
