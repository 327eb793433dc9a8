import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { confirmPassword } from '../../house/users/confirm-password.server.ts'
import { issueCode } from '../../house/users/mailed-code.server.ts'
import { isProvedByAnother } from '../../house/users/queries.server.ts'
import { CODE_MINUTES, emailKey } from '../../house/users/rules.ts'
import { personOf } from '../../house/visit/access.ts'
import { writeAddressChange } from './address-change-queries.server.ts'
import { countAddressMail } from './address-limits.server.ts'
import { changeAskedLetter, proofLetter } from './letters.ts'

/** The page of a new address. */
export const NEW_ADDRESS_PAGE = href('/mon-compte/e-mail')

/**
 * Whether a proved address may be replaced by another; gives what then asks for it, inside a transaction: a code goes to
 * the new address and a word to the one that stays the person's until that code is given.
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
    await sendMail(visit, present!, (wording) => changeAskedLetter(wording, { company, canonical, firstName }))
  }
}

/** Sends the code that makes a new address the person's; the one before stops. */
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
