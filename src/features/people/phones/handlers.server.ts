import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { findContact } from '../../house/users/phone-queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { chooseContact } from './choose-contact.server.ts'
import { claimBonus } from './claim-bonus.server.ts'
import type { phonesContract } from './contract.server.ts'
import { readPhone } from './read-phone.server.ts'
import { removePhone } from './remove-phone.server.ts'
import { addPhone, resendPhoneCode } from './send-code.server.ts'

export const phonesHandlers: Handlers<typeof phonesContract, Visit> = {
  async readPhone(visit) {
    return { phone: await readPhone(visit) }
  },
  async addPhone(visit, { body }) {
    await addPhone(visit, body)
    return { phone: await readPhone(visit) }
  },
  async resendPhoneCode(visit) {
    await resendPhoneCode(visit)
    return { phone: await readPhone(visit) }
  },
  async claimPhoneBonus(visit) {
    await claimBonus(visit)
    return { phone: await readPhone(visit) }
  },
  async readContact(visit) {
    return { contact: await findContact(visit.db, clientOf(visit).id) }
  },
  async chooseContact(visit, { body }) {
    await chooseContact(visit, body)
    return { contact: body.contact }
  },
  async removePhone(visit) {
    await removePhone(visit)
    return { phone: await readPhone(visit) }
  },
}
