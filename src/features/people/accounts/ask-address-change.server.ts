import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { confirmPassword } from '../../house/users/confirm-password.server.ts'
import { issueCode } from '../../house/users/mailed-code.server.ts'
import { isProvedByAnother } from '../../house/users/queries.server.ts'
import { CODE_MINUTES } from '../../house/users/rules.ts'
import { personOf } from '../../house/visit/access.ts'
import { writeAddressChange } from './address-change-queries.server.ts'
import { countAddressMail } from './address-limits.server.ts'
import { changeAskedLetter, proofLetter } from './letters.ts'

/** The page where a person changes their address. */
export const NEW_ADDRESS_PAGE = href('/mon-compte/e-mail')

/**
 * Checks whether a proved address may be replaced by another. Returns the function that starts the change, to be called
 * inside a transaction: it mails a code to the new address and a notice to the present one, which remains valid until
 * the code is given.
 * @throws {Refusal} parametersMissing, noPassword, passwordInvalid, loginAttemptsReached, tooManyRequests,
 * emailAlreadyUsed
 */
export async function mayChangeAddress(
  outer: Visit,
  input: { email: string; password: string | undefined },
): Promise<(visit: Visit) => Promise<void>> {
  const { id, email: present, firstName } = personOf(outer)
  if (!input.password) throw new Refusal('parametersMissing', 'password')
  await confirmPassword(outer, input.password, 'passwordInvalid')
  await countAddressMail(outer, id)
  const key = emailKey(input.email)
  const isOwn = key === emailKey(present ?? '')
  if (isOwn || (await isProvedByAnother(outer.db, outer.site.id, key, id))) throw new Refusal('emailAlreadyUsed')
  return async (visit) => {
    await writeAddressChange(visit.db, id, { email: input.email, emailKey: key }, visit.now())
    await sendChangeCode(visit, { id, firstName }, { email: input.email, emailKey: key })
    const { label: company, canonical } = visit.site
    await sendMail(visit, needed(present, 'the address that is replaced'), (wording) =>
      changeAskedLetter(wording, { company, canonical, firstName }),
    )
  }
}

/** Mails the code that confirms a new address; it replaces any previous code. */
export async function sendChangeCode(
  visit: Visit,
  person: { id: number; firstName: string },
  to: { email: string; emailKey: string },
): Promise<void> {
  const code = await issueCode(visit, { userId: person.id, sentTo: to.emailKey, purpose: 'address' })
  const { label: company, canonical } = visit.site
  const values = {
    company,
    canonical,
    firstName: person.firstName,
    code,
    minutes: CODE_MINUTES,
    page: NEW_ADDRESS_PAGE,
  }
  await sendMail(visit, to.email, (wording) => proofLetter(wording, values))
}
