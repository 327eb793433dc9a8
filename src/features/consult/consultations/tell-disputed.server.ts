import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { siteBy } from '../../../sites/index.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { findReader } from '../follow-ups/queries.server.ts'
import { knownConsultation } from '../rooms/queries.server.ts'
import { disputedTexts } from './disputed-texts.ts'

/**
 * Writes to the psychic of a consultation that its client disputes, on the site of their account: they are heard before
 * it is answered. The mail names nobody and says nothing of the reason.
 */
export async function tellDisputed(visit: Visit, id: number): Promise<void> {
  const { psychicUserId } = await knownConsultation(visit.db, id)
  if (psychicUserId === null) return
  const { email, firstName, siteId } = await findReader(visit.db, psychicUserId)
  if (!email) return
  const { label: company, canonical } = siteBy(visit.app.sites, siteId)
  const values = { firstName, company, id: String(id), hours: visit.app.config.payouts.hearingHours }
  await sendMail({ ...visit, site: siteBy(visit.app.sites, siteId) }, email, (wording) => {
    const t = (key: keyof typeof disputedTexts.entries) => say(wording, disputedTexts, key, values)
    return {
      subject: t('subject'),
      greeting: t('greeting'),
      body: [
        t('lead'),
        t('next'),
        { button: t('button'), address: `${canonical}${href('/espace-voyant/contestations')}` },
      ],
      reason: t('reason'),
    }
  })
}
