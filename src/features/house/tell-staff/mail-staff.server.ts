import type { Visit } from '../../../app.ts'
import type { Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../mail/letter.ts'
import { sendMail } from '../mail/send-mail.server.ts'
import { type Capability, can } from '../staff/capabilities.ts'
import { listStaff } from '../staff/members-queries.server.ts'

interface Recipient {
  firstName: string
}

/** E-mails every member of the site's staff who has a capability and is not suspended, but one. */
export async function mailStaff(
  visit: Visit,
  { capability, except }: { capability: Capability; except?: number },
  write: (wording: Wording, to: Recipient) => Letter,
): Promise<void> {
  for (const { id, email, first_name: firstName, role, suspended_at } of await listStaff(visit.db, visit.site.id)) {
    if (email === null || suspended_at || id === except || !can(role, capability)) continue
    await sendMail(visit, email, (wording) => write(wording, { firstName }))
  }
}
