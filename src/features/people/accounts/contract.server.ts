import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { solvedChallenge } from '../../house/challenges/contract.server.ts'
import { consentAnswer } from '../../house/consents/answers.server.ts'
import {
  EMAIL_MAX,
  FIRST_NAME_MAX,
  genderCodes,
  genderOfCode,
  genders,
  PASSWORD_MAX,
  relationships,
} from '../../house/users/rules.ts'

const relationshipStatus = z.literal(relationships).describe('1 in a couple, 2 single, 3 complicated')
const user = z.object({
  id: z.int(),
  emailAddress: z.string().nullable(),
  emailProved: z.boolean(),
  gender: z.enum(genders),
  genderCode: z.literal(genderCodes).describe('0 unknown, 1 male, 2 female'),
  firstName: z.string(),
  birthDate: z.iso.date().nullable(),
  zodiacSign: z.int().min(1).max(12).nullable().describe('From 1 (Aries) to 12, by the customary dates'),
  relationshipStatus: relationshipStatus.nullable(),
  isDev: z.boolean(),
})
const sessionId = z.string().nullable().describe('Public reference of the session; it can’t be used to authenticate')
export const signedIn = z.object({ user, sessionId })

const gender = z
  .union([z.enum(genders), z.literal(genderCodes).transform(genderOfCode)])
  .describe('By its name or its code: 0 unknown, 1 male, 2 female')
const firstName = z.string().max(FIRST_NAME_MAX)
const address = z.string().max(EMAIL_MAX)
const password = z.string().max(PASSWORD_MAX)
const consents = z.array(consentAnswer).max(20)

/** What a correct code grants. */
const brought = {
  freeTime: z.boolean(),
  mobileNeeded: z
    .boolean()
    .describe('Whether the free time is held until the person proves a mobile number that no other account has'),
}

export const accountsContract = contract({
  readMe: {
    method: 'GET',
    path: '/api/users/me',
    summary: 'Read the signed-in person’s account',
    access: 'signedIn',
    output: signedIn,
    refusals: [],
  },
  register: {
    method: 'POST',
    path: '/api/users/me',
    summary: 'Register an account and sign in to it; its address is proved afterwards with the code sent to it',
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
      token: solvedChallenge.describe('The specification’s name of `altcha`, which counts if both are given'),
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
      'concurrentUserCreation',
    ],
  },
  updateMe: {
    method: 'PATCH',
    path: '/api/users/me',
    summary:
      'Change the signed-in person’s details. `email` gives a missing address (with the registration’s `consents` if they were never given) or corrects an unproved one. Together with `password` it asks to replace a proved address; the new one stays in `newAddress` until the code sent to it is verified.',
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
    summary: 'Sign in; a new session replaces the current one',
    access: 'public',
    body: z.strictObject({ email: z.string(), password: z.string(), altcha: solvedChallenge }),
    output: signedIn,
    refusals: ['parametersMissing', 'credentialsInvalid', 'loginAttemptsReached', 'secondFactorNeeded'],
  },
  logout: {
    method: 'POST',
    path: '/api/users/logout',
    summary: 'Sign out; an anonymous session replaces the current one',
    access: 'public',
    output: z.object({ user: z.null(), sessionId }),
    refusals: [],
  },
  exist: {
    method: 'POST',
    path: '/api/users/exist',
    summary: 'Check whether an address is acceptable; whether it has an account is revealed only by a mail to it',
    access: 'public',
    body: z.strictObject({ email: address }),
    output: z.object({ exist: z.null().describe('Always null: not revealed') }),
    refusals: ['parametersMissing', 'emailInvalid', 'emailRefused', 'tooManyRequests'],
  },
  activate: {
    method: 'POST',
    path: '/api/users/activate',
    summary:
      'Prove the address with the code sent to it and complete the account. People who are not signed in also give `email` and `password`, and are signed in.',
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
      'Verify a code: of the account’s address if it is unproved, otherwise of the new address or telephone that got a code last. `freeTime` tells whether free time was granted.',
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
    summary: 'Send another verification code, which replaces the previous one',
    access: 'signedIn',
    output: z.object({}),
    refusals: ['validationNotFound', 'tooManyRequests'],
  },
})
