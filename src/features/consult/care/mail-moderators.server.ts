import type { Visit } from '../../../app.ts'
import { siteBy } from '../../../sites/index.ts'
import { mailStaff } from '../../house/tell-staff/mail-staff.server.ts'
import { alertLetter } from './letters.ts'

/** Asks the moderators of a site to look at an alert, without any message or name. */
export async function mailModerators(
  outer: Visit,
  { siteId, alertId, isAgain }: { siteId: number; alertId: number; isAgain: boolean },
): Promise<void> {
  // A psychic works for several sites: the letter comes from the client's.
  const visit = { ...outer, site: siteBy(outer.app.sites, siteId) }
  const { label: company, canonical } = visit.site
  const values = { company, canonical, id: String(alertId) }
  await mailStaff(visit, { capability: 'care.answer' }, (wording) => alertLetter(wording, values, isAgain))
}
