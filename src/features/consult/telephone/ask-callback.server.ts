import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { mobileNumber } from '../../people/phones/mobile-number.server.ts'
import { requestConsultation } from '../consultations/request-consultation.server.ts'

/**
 * Requests a consultation by telephone. Returns its id.
 * @throws {Refusal} as mobileNumber; phoneUnproven for a number that is not the client's proved one; as
 * requestConsultation
 */
export async function askCallback(
  visit: Visit,
  { phoneNumber, ...asked }: { psychicId: number; phoneNumber: string; consents: readonly ConsentAnswer[] },
): Promise<number> {
  const number = mobileNumber(phoneNumber)
  if ((await findPhone(visit.db, clientOf(visit).id)).number !== number) throw new Refusal('phoneUnproven')
  return requestConsultation(visit, { ...asked, channel: 'phone' })
}
