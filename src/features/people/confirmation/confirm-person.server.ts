import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { sessionRules } from '../../house/session/open-visit.server.ts'
import { renewSession } from '../../house/session/renew-session.ts'
import { secondsToNextCode } from '../../house/users/code-pause.server.ts'
import { confirmPassword } from '../../house/users/confirm-password.server.ts'
import { type CodeUse, issueCode, redeemCode } from '../../house/users/mailed-code.server.ts'
import { CODE_MINUTES } from '../../house/users/rules.ts'
import { personOf, provedOf } from '../../house/visit/access.ts'
import { wayOf } from './confirmed.server.ts'
import { codeLetter } from './letters.ts'

/** Records that the person confirmed their identity, and renews the session token. */
export const confirmSession = (visit: Visit): Promise<void> =>
  renewSession(visit, sessionRules(visit.app), visit.session, { now: visit.now() })

/** @throws {Refusal} passwordInvalid, and as confirmPassword */
export async function confirmByPassword(visit: Visit, password: string): Promise<void> {
  await confirmPassword(visit, password, 'passwordInvalid')
  await confirmSession(visit)
}

/**
 * Mails a code to a person without a password; it replaces any previous code.
 * @throws {Refusal} emailUnproven, parametersInvalid for a person with a password, tooManyRequests within a minute or
 * after six an hour
 */
export async function sendConfirmationCode(outer: Visit): Promise<void> {
  const { id, firstName, email } = provedOf(outer)
  if ((await wayOf(outer)) !== 'code') throw new Refusal('parametersInvalid')
  const wait = await secondsToNextCode(outer, id, 'confirm')
  if (wait > 0) throw new Refusal('tooManyRequests', undefined, wait)
  await inTransaction(outer, async (visit) => {
    const code = await issueCode(visit, codeUse(outer))
    const values = { company: visit.site.label, firstName, code, minutes: CODE_MINUTES }
    await sendMail(visit, needed(email, 'a proved address'), (wording) => codeLetter(wording, values))
  })
}

/**
 * @throws {Refusal} emailUnproven, codeWrong also for a code that has expired, was tried too often or belongs to
 * another session
 */
export async function confirmByCode(outer: Visit, code: string): Promise<void> {
  provedOf(outer)
  const isRight = await inTransaction(outer, (visit) => redeemCode(visit, codeUse(outer), code))
  // Thrown after the commit, so that the try counts.
  if (!isRight) throw new Refusal('codeWrong')
  await confirmSession(outer)
}

/** A code is valid in one session only. */
function codeUse(visit: Visit): CodeUse {
  const { id, email } = personOf(visit)
  return { userId: id, sentTo: `${visit.session.id}:${emailKey(email ?? '')}`, purpose: 'confirm' }
}
