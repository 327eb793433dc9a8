import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { countAttempt } from '../../house/limits/count-attempt.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { findCampaign } from './campaign-queries.server.ts'
import { sampleEnd } from './preview-campaign.server.ts'
import { letterOf } from './write-message.server.ts'

const limit = { name: 'campaign-trial', most: 20, seconds: HOUR_SECONDS }

/**
 * Mails each wording of a campaign to the member of staff who asks, and to nobody else.
 * @throws {Refusal} as asStaff, adminEntityNotFound, campaignContentUnfit for a text message, tooManyRequests
 */
export const tryCampaign = (outer: Visit, id: number): Promise<void> =>
  asStaff(outer, 'campaign.try', { subject: `campaign:${id}` }, async (visit, staff) => {
    const campaign = await findCampaign(visit.db, visit.site.id, id)
    if (!campaign) throw new Refusal('adminEntityNotFound')
    if (campaign.channel === 'sms' || staff.email === null) throw new Refusal('campaignContentUnfit')
    await countAttempt(visit, [{ limit, subject: String(staff.id) }], 'tooManyRequests')
    const { a, b } = campaign.content
    for (const content of [a, b].flatMap((one) => one ?? [])) {
      await sendMail(visit, staff.email, (wording) =>
        letterOf(visit.site, wording, content, { firstName: staff.firstName, mark: null, end: sampleEnd(visit.site) }),
      )
    }
  })
