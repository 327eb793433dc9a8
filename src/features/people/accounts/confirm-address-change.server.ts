import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { tellDone } from '../../../platform/security/security-log.ts'
import { dataContact } from '../../house/consents/views.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { redeemCode } from '../../house/users/mailed-code.server.ts'
import { isProvedByAnother, lockAddress, lockUser, markProved, updateUser } from '../../house/users/queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { askConfirmation } from '../marketing/ask-confirmation.server.ts'
import { deleteAddressChange, findAddressChange } from './address-change-queries.server.ts'
import { keepFormerAddress } from './former-address.server.ts'
import { changeDoneLetter } from './letters.ts'

/**
 * Replaces the proved address by the one that waits, given the code sent to it, and notifies the old address.
 * @throws {Refusal} validationNotFound, codeWrong, and emailAlreadyUsed when another account has proved it in the
 * meantime
 */
export async function confirmAddressChange(outer: Visit, input: { code: string }): Promise<void> {
  const { id } = personOf(outer)
  const refusal = await inTransaction(outer, async (visit) => {
    const user = await lockUser(visit.db, id)
    const change = await findAddressChange(visit.db, id)
    if (!change || !user.email) throw new Refusal('validationNotFound')
    if (!(await redeemCode(visit, { userId: id, sentTo: change.emailKey, purpose: 'address' }, input.code))) {
      return 'codeWrong'
    }
    await deleteAddressChange(visit.db, id)
    await lockAddress(visit.db, visit.site.id, change.emailKey)
    if (await isProvedByAnother(visit.db, visit.site.id, change.emailKey, id)) return 'emailAlreadyUsed'
    if (user.email_key) await keepFormerAddress(visit, id, user.email_key)
    await updateUser(visit.db, id, change)
    await markProved(visit.db, id, visit.now())
    tellDone(visit, 'address-changed')
    await askConfirmation(visit, id)
    const values = { company: visit.site.label, contact: dataContact(visit.site), firstName: user.first_name }
    await sendMail(visit, user.email, (wording) => changeDoneLetter(wording, values))
    return null
  })
  // Thrown after the commit, so that the try counts.
  if (refusal) throw new Refusal(refusal)
}

/** Cancels the change of address: deletes the address that waits, and with it its code. */
export const keepAddress = (visit: Visit): Promise<void> => deleteAddressChange(visit.db, personOf(visit).id)
