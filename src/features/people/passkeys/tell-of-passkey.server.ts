import type { Visit } from '../../../app.ts'
import { tellDone } from '../../../platform/security/security-log.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { passkeyLetter } from './letters.ts'

/** Tells the account's owner by e-mail; an unproven address is skipped, as it may be a stranger's. */
export async function tellOfPasskey(visit: Visit, what: 'added' | 'removed', name: string): Promise<void> {
  const { email, emailProved, firstName } = personOf(visit)
  tellDone(visit, `passkey-${what}`)
  if (!email || !emailProved) return
  const { label: company, canonical } = visit.site
  await sendMail(visit, email, (wording) => passkeyLetter(wording, what, { company, canonical, firstName, name }))
}
