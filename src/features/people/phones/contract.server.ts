import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { textRefusals } from '../../house/text-messages/rules.ts'
import { bonusStates, contacts } from '../../house/users/phone-rules.ts'

const TYPED_MAX = 40
const phone = z.object({
  number: z.string().nullable().describe('proved, in E.164'),
  pending: z.string().nullable().describe('waits for its code'),
  refused: z.enum(textRefusals).nullable().describe('why the last code did not reach the pending one'),
  bonus: z.object({ seconds: z.int(), state: z.enum(bonusStates) }).describe('the offer for proving it'),
  nextCodeIn: z.int().describe('seconds until another code may be asked for'),
})
const chosen = z.object({ contact: z.enum(contacts) })
const output = z.object({ phone })

export const phonesContract = contract({
  readPhone: {
    method: 'GET',
    path: '/api/users/phone-numbers',
    summary: 'The client’s telephone.',
    access: 'client',
    output,
    refusals: [],
  },
  addPhone: {
    method: 'POST',
    path: '/api/users/phone-numbers/validate',
    summary: 'Sends a code to a mobile; `verify` proves it, and the number takes the place of the one before.',
    access: 'client',
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
    summary: 'Sends another code, which replaces the one before.',
    access: 'client',
    output,
    refusals: ['validationNotFound', 'tooManyRequests'],
  },
  claimPhoneBonus: {
    method: 'POST',
    path: '/api/users/phone-numbers/bonus',
    summary:
      'Gives the free time of the offer for a proved mobile; proving it does so by itself where nothing prevents it.',
    access: 'client',
    keyed: true,
    movesMoney: true,
    output,
    refusals: ['parametersMissing', 'emailUnproven', 'userBonusRedeemed', 'phoneBonusRedeemed'],
  },
  readContact: {
    method: 'GET',
    path: '/api/users/chosen-contact',
    summary: 'Where the site’s messages to the client go.',
    access: 'client',
    output: chosen,
    refusals: [],
  },
  chooseContact: {
    method: 'POST',
    path: '/api/users/chosen-contact',
    summary:
      'Chooses where the site’s messages go; texts need a proved mobile. Notices of safety are mailed all the same.',
    access: 'client',
    body: z.strictObject({ contact: z.enum(contacts) }),
    output: chosen,
    refusals: ['parametersMissing'],
  },
  removePhone: {
    method: 'DELETE',
    path: '/api/users/phone-numbers',
    summary: 'Forgets it; the person is told by mail.',
    access: 'client',
    output,
    refusals: ['confirmationNeeded'],
  },
})
