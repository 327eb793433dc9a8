import type { Visit } from '../../../app.ts'
import { tellDone } from '../../../platform/security/security-log.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { livingSessions, revokeSessions } from '../../house/session/stored-sessions.server.ts'
import { writePassword } from '../../house/users/password-queries.server.ts'
import { deleteAddressChange } from '../accounts/address-change-queries.server.ts'
import { removeDevicesOf } from '../push/queries.server.ts'
import { startSession } from '../sessions/start-session.server.ts'
import { providerNames } from '../ways-in/providers.ts'
import { otherWaysIn } from '../ways-in/ways-in.server.ts'
import { changedLetter } from './letters.ts'

/**
 * Sets a password, replaces all sessions by a new one for this visit, and e-mails the person the list of other ways to
 * sign in, as an intruder may have added one. A pending change of address is dropped for the same reason, and no browser
 * gets notifications any more.
 */
export async function setPassword(visit: Visit, userId: number, hash: string) {
  await writePassword(visit.db, userId, hash)
  await deleteAddressChange(visit.db, userId)
  await removeDevicesOf(visit.db, userId)
  const now = visit.now()
  const sessions = await livingSessions(visit.db, { userId, siteId: visit.site.id }, now)
  await revokeSessions(
    visit.db,
    sessions.map(({ id }) => id),
    now,
  )
  const person = await readPerson(visit, userId)
  const { label: company, canonical } = visit.site
  const { passkeys, providers } = await otherWaysIn(visit.db, userId)
  const others = [...passkeys.map(({ name }) => name), ...providers.map((provider) => providerNames[provider])]
  const values = { company, canonical, others: others.join(', ') }
  if (person.email) await sendMail(visit, person.email, (wording) => changedLetter(wording, values))
  tellDone(visit, 'password-changed', { account: userId })
  await startSession(visit, person, visit.user?.id === userId ? 'password' : 'code')
  return person
}
