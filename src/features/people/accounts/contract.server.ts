import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { solvedChallenge } from '../../house/challenges/contract.server.ts'
import { consentAnswer } from '../../house/consents/answers.server.ts'
import { EMAIL_MAX, FIRST_NAME_MAX, genders, PASSWORD_MAX, relationships } from '../../house/users/rules.ts'

const relationshipStatus = z.literal(relationships).describe('1 couple, 2 single, 3 complicated')
const user = z.object({
  id: z.int(),
  emailAddress: z.string().nullable(),
  emailProved: z.boolean(),
  gender: z.enum(genders),
  firstName: z.string(),
  birthDate: z.iso.date().nullable(),
  zodiacSign: z.int().min(1).max(12).nullable().describe('by the customary dates; 1 is Aries'),
  relationshipStatus: relationshipStatus.nullable(),
  isDev: z.boolean(),
})
const sessionId = z.string().nullable().describe('public reference of the session; it authenticates nothing')
export const signedIn = z.object({ user, sessionId })

const gender = z.enum(genders)
const firstName = z.string().max(FIRST_NAME_MAX)
const address = z.string().max(EMAIL_MAX)
const password = z.string().max(PASSWORD_MAX)
const consents = z.array(consentAnswer).max(20)

/** What a code may bring. */
const brought = {
  freeTime: z.boolean(),
  mobileNeeded: z.boolean().describe('offered time waits for a proved mobile that is nobody else’s'),
}

export const accountsContract = contract({
  readMe: {
    method: 'GET',
    path: '/api/users/me',
    summary: 'Who is signed in.',
    access: 'signedIn',
    output: signedIn,
    refusals: [],
  },
  register: {
    method: 'POST',
    path: '/api/users/me',
    summary: 'Makes an account, signed in at once; the address is proved afterwards, with the code sent to it.',
    access: 'public',
    body: z.strictObject({
      firstName,
      emailAddress: address,
      password,
      birthDate: z.iso.date(),
      gender: gender.default('unknown'),
      relationshipStatus: relationshipStatus.optional(),
      consents,
      altcha: solvedChallenge,
    }),
    output: signedIn,
    refusals: [
      'parametersMissing',
      'firstNameInvalid',
      'emailInvalid',
      'emailRefused',
      'passwordTooWeak',
      'birthDateMissing',
      'birthDateInvalid',
      'minor',
      'consentMissing',
      'consentsChanged',
      'challengeUnsolved',
      'tooManyRequests',
    ],
  },
  updateMe: {
    method: 'PATCH',
    path: '/api/users/me',
    summary:
      'Changes one’s own details; `email` fills a missing address, with the registration’s `consents` if they were never given, or corrects an unproven one. With `password` it is to replace a proved one, once the code sent to it is verified: until then it is `newAddress`.',
    access: 'signedIn',
    body: z.strictObject({
      firstName: firstName.optional(),
      gender: gender.optional(),
      relationshipStatus: relationshipStatus.nullable().optional(),
      birthDate: z.iso.date().optional(),
      email: address.optional(),
      password: password.optional(),
      consents: consents.optional(),
      altcha: solvedChallenge,
    }),
    output: signedIn.extend({ newAddress: z.string().nullable() }),
    refusals: [
      'parametersMissing',
      'firstNameInvalid',
      'emailInvalid',
      'emailRefused',
      'emailAlreadyUsed',
      'noPassword',
      'passwordInvalid',
      'loginAttemptsReached',
      'birthDateInvalid',
      'minor',
      'birthDateFixed',
      'consentMissing',
      'consentsChanged',
      'challengeUnsolved',
      'tooManyRequests',
    ],
  },
  login: {
    method: 'POST',
    path: '/api/users/login',
    summary: 'Signs in; the present session ends and another begins.',
    access: 'public',
    body: z.strictObject({ email: z.string(), password: z.string(), altcha: solvedChallenge }),
    output: signedIn,
    refusals: ['parametersMissing', 'credentialsInvalid', 'loginAttemptsReached', 'secondFactorNeeded'],
  },
  logout: {
    method: 'POST',
    path: '/api/users/logout',
    summary: 'Signs out; an anonymous session takes the place of the present one.',
    access: 'public',
    output: z.object({ user: z.null(), sessionId }),
    refusals: [],
  },
  exist: {
    method: 'POST',
    path: '/api/users/exist',
    summary: 'Whether an address is accepted; never whether it has an account, which only a mail to it tells.',
    access: 'public',
    body: z.strictObject({ email: address }),
    output: z.object({ exist: z.null().describe('not told') }),
    refusals: ['parametersMissing', 'emailInvalid', 'emailRefused', 'tooManyRequests'],
  },
  activate: {
    method: 'POST',
    path: '/api/users/activate',
    summary:
      'Proves the address with the code sent to it and completes the account. Who is not signed in gives `email` and `password` as well, and is signed in.',
    access: 'public',
    body: z.strictObject({
      code: z.string().max(20),
      email: address.optional(),
      password: password.optional(),
      altcha: solvedChallenge,
      firstName: firstName.optional(),
      gender: gender.optional(),
      birthDate: z.iso.date().optional(),
      relationshipStatus: relationshipStatus.nullable().optional(),
    }),
    output: signedIn.extend(brought),
    refusals: [
      'parametersMissing',
      'credentialsInvalid',
      'loginAttemptsReached',
      'codeWrong',
      'validationNotFound',
      'firstNameInvalid',
      'birthDateInvalid',
      'minor',
      'birthDateFixed',
    ],
  },
  verify: {
    method: 'POST',
    path: '/api/users/verify',
    summary:
      'Proves the address with the code sent to it, else what got a code last: a new address or the telephone; `freeTime` tells whether it brought offered time.',
    access: 'signedIn',
    body: z.strictObject({ code: z.string().max(20) }),
    output: signedIn.extend(brought),
    refusals: [
      'parametersMissing',
      'codeWrong',
      'emailAlreadyUsed',
      'phoneCodeWrong',
      'validationNotFound',
      'securityParametersInvalid',
    ],
  },
  resendCode: {
    method: 'POST',
    path: '/api/users/verify/resend',
    summary: 'Sends another code, which replaces the one before.',
    access: 'signedIn',
    output: z.object({}),
    refusals: ['validationNotFound', 'tooManyRequests'],
  },
})
