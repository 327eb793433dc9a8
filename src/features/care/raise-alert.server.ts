import type { Visit } from '../../app.ts'
import { sendMail } from '../mail/send-mail.server.ts'
import { can } from '../staff/capabilities.ts'
import { listStaff } from '../staff/members-queries.server.ts'
import { alertLetter } from './letters.ts'
import { insertAlert } from './queries.server.ts'

interface Raised {
  kind: 'distress' | 'danger'
  consultation: { id: number; siteId: number; clientId: number }
}

/** Asks the moderators to look, by mail too, without a word of what was said or of whom it concerns. */
export async function raiseAlert(outer: Visit, { kind, consultation }: Raised): Promise<void> {
  const { id, siteId, clientId } = consultation
  const at = outer.now()
  const alert = { siteId, kind, topic: null, consultationId: id, clientId, sealed: null, at }
  const alertId = await insertAlert(outer.db, alert)
  // A psychic works for several sites: the letter is from the client's.
  const visit = { ...outer, site: outer.app.sites.find((site) => site.id === siteId)! }
  const { label: company, canonical } = visit.site
  for (const { email, role, suspended_at } of await listStaff(visit.db, siteId)) {
    if (email === null || suspended_at !== null || !can(role, 'care.answer')) continue
    await sendMail(visit, email, (wording) => alertLetter(wording, { company, canonical, id: String(alertId) }))
  }
}
