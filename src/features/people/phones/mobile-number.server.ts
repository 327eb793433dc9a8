import parsePhoneNumber from 'libphonenumber-js/max'
import { Refusal } from '../../../errors.ts'
import { checkPhoneNumber } from '../../house/suggestions/check-phone-number.server.ts'

/** Countries that text messages are sent to: France with its territories, and its French-speaking neighbours. */
const served: ReadonlySet<string> = new Set([
  ...['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF'],
  ...['BE', 'CH', 'LU', 'MC'],
])

/**
 * The mobile number in E.164.
 * @throws {Refusal} phoneNumberInvalid; phoneNumberRefused for a landline or premium-rate number; carrierNotAllowed for
 * a country that is not served
 */
export function mobileNumber(typed: string): string {
  const { phoneNumber, type, message } = checkPhoneNumber(typed, 'FR')
  if (message === 'error.phoneNumber.notAccepted') throw new Refusal('phoneNumberRefused')
  if (!phoneNumber) throw new Refusal('phoneNumberInvalid')
  if (!served.has(parsePhoneNumber(phoneNumber)?.country ?? '')) throw new Refusal('carrierNotAllowed')
  if (type !== 'mobile') throw new Refusal('phoneNumberRefused')
  return phoneNumber
}
