import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { textRefusals } from '../../house/text-messages/rules.ts'
import { bonusStates, contacts } from '../../house/users/phone-rules.ts'

const TYPED_MAX = 40
const phone = z.object({
  number: z.string().nullable().describe('the proved number, in E.164'),
  pending: z.string().nullable().describe('the number that waits for its code'),
  refused: z.enum(textRefusals).nullable().describe('why the last code did not reach the pending number'),
  bonus: z
    .object({ seconds: z.int(), state: z.enum(bonusStates) })
    .nullable()
    .describe('the offer for proving a mobile; null for a psychic'),
  nextCodeIn: z.int().describe('seconds until another code may be requested'),
})
const chosen = z.object({ contact: z.enum(contacts) })
const output = z.object({ phone })

export const phonesContract = contract({
  readPhone: {
    method: 'GET',
    path: '/api/users/phone-numbers',
    summary: 'Get the telephone of a client, or of a psychic, who is called on it',
    access: 'signedIn',
    output,
    refusals: [],
  },
  addPhone: {
    method: 'POST',
    path: '/api/users/phone-numbers/validate',
    summary: 'Send a code to a mobile number; once proved with `verify` it replaces the previous one',
    access: 'signedIn',
    body: z.strictObject({ phoneNumber: z.string().max(TYPED_MAX) }),
    output,
    refusals: [
      'parametersMissing',
      'emailUnproven',
      'confirmationNeeded',
      'phoneNumberInvalid',
      'phoneNumberRefused',
      'carrierNotAllowed',
      'phoneAlreadyValidated',
      'tooManyRequests',
    ],
  },
  resendPhoneCode: {
    method: 'POST',
    path: '/api/users/phone-numbers/resend-validation-code',
    summary: 'Send another code, which replaces the previous one',
    access: 'signedIn',
    output,
    refusals: ['validationNotFound', 'tooManyRequests'],
  },
  claimPhoneBonus: {
    method: 'POST',
    path: '/api/users/phone-numbers/bonus',
    summary: 'Claim the free time offered for a proved mobile; proving a number claims it automatically where possible',
    access: 'client',
    keyed: true,
    movesMoney: true,
    output,
    refusals: ['parametersMissing', 'emailUnproven', 'userBonusRedeemed', 'phoneBonusRedeemed'],
  },
  readContact: {
    method: 'GET',
    path: '/api/users/chosen-contact',
    summary: 'Get the channel of the site’s messages to the client',
    access: 'client',
    output: chosen,
    refusals: [],
  },
  chooseContact: {
    method: 'POST',
    path: '/api/users/chosen-contact',
    summary:
      'Choose the channel of the site’s messages; text messages need a proved mobile. Security notices are always e-mailed',
    access: 'client',
    body: z.strictObject({ contact: z.enum(contacts) }),
    output: chosen,
    refusals: ['parametersMissing'],
  },
  removePhone: {
    method: 'DELETE',
    path: '/api/users/phone-numbers',
    summary: 'Delete the telephone; the client is told by e-mail',
    access: 'signedIn',
    output,
    refusals: ['confirmationNeeded'],
  },
})
