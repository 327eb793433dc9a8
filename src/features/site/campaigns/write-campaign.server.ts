import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { insertCampaign, lockCampaign, rewriteCampaign } from './campaign-queries.server.ts'
import { checkCampaign } from './check-campaign.server.ts'
import type { Audience, CampaignChannel } from './rules.ts'

interface Given {
  channel: CampaignChannel
  name: string
  audience: Audience
  content: unknown
}

/** @throws {Refusal} as asStaff and checkCampaign */
export function writeCampaign(outer: Visit, given: Given): Promise<number> {
  const about = (id: number) => ({ subject: `campaign:${id}` })
  return asStaff(outer, 'campaign.write', about, (visit, staff) => {
    const content = checkCampaign(given)
    return insertCampaign(visit.db, { ...given, content, siteId: visit.site.id, by: staff.id, at: visit.now() })
  })
}

/** @throws {Refusal} as asStaff and checkCampaign, adminEntityNotFound, campaignNotDraft */
export const changeCampaign = (
  outer: Visit,
  id: number,
  given: { [K in keyof Omit<Given, 'channel'>]?: Given[K] | undefined },
): Promise<void> =>
  asStaff(outer, 'campaign.write', { subject: `campaign:${id}` }, async (visit, staff) => {
    const found = await lockCampaign(visit.db, visit.site.id, id)
    if (!found) throw new Refusal('adminEntityNotFound')
    if (found.state !== 'draft') throw new Refusal('campaignNotDraft')
    const { channel } = found
    const { name = found.name, audience = found.audience } = given
    const content = checkCampaign({ channel, audience, content: given.content ?? found.content })
    await rewriteCampaign(visit.db, id, { name, audience, content, by: staff.id, at: visit.now() })
  })
