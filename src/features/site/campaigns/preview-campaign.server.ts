import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Site } from '../../../sites/site.ts'
import { writeMail } from '../../house/mail/send-mail.server.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { findCampaign } from './campaign-queries.server.ts'
import { markFor } from './content.ts'
import type { Variant } from './rules.ts'
import { letterOf, textOf } from './write-message.server.ts'

/** Where a link out of a preview leads: to the page itself, which ends nothing without a secret. */
export const sampleEnd = ({ canonical }: Pick<Site, 'canonical'>) => ({
  page: `${canonical}${href('/desinscription')}`,
  call: `${canonical}/api/unsubscribe`,
})

const SAMPLE_NAME = 'Camille'

/**
 * A campaign as readers of one of the brands get it: as text and, for a mail, as HTML. Null if the second wording is asked
 * for and there is none.
 * @throws {Refusal} as staffOf, adminEntityNotFound
 */
export async function previewCampaign(
  visit: Visit,
  id: number,
  { siteId, variant }: { siteId: number; variant: Variant },
) {
  staffOf(visit, 'campaigns.write')
  const { app, db } = visit
  const campaign = await findCampaign(db, visit.site.id, id)
  const site = app.sites.find((one) => one.id === siteId)
  if (!campaign || !site) throw new Refusal('adminEntityNotFound')
  const wording = await readWording(app, site.id, false)
  const mark = markFor(campaign, variant)
  if (campaign.channel === 'sms') {
    const content = campaign.content[variant]
    return content ? { subject: null, text: textOf(site, wording, content, mark), html: null } : null
  }
  const content = campaign.content[variant]
  if (!content) return null
  const letter = letterOf(site, wording, content, { firstName: SAMPLE_NAME, mark, end: sampleEnd(site) })
  const { subject, text, html } = writeMail(app, site, wording, '', '', letter)
  return { subject, text, html }
}
