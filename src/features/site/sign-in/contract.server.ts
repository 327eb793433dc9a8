import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { solvedChallenge } from '../../house/challenges/contract.server.ts'
import { EMAIL_MAX, PASSWORD_MAX } from '../../house/users/rules.ts'
import { signedIn } from '../../people/accounts/contract.server.ts'

const email = z.string().max(EMAIL_MAX)
const password = z.string().max(PASSWORD_MAX)

export const passwordsContract = contract({
  askReset: {
    method: 'POST',
    path: '/api/users/password-lost',
    summary: 'Mails a code that opens a new password, if the address has an account; the answer never tells.',
    access: 'public',
    body: z.strictObject({ email, altcha: solvedChallenge }),
    output: z.object({}),
    refusals: ['parametersMissing', 'emailInvalid', 'challengeUnsolved', 'tooManyRequests'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/users/reset-password',
    summary: 'Sets a new password with the mailed code and signs in; every other session of the account ends.',
    access: 'public',
    body: z.strictObject({ email, password, resetCode: z.string().max(20) }),
    output: signedIn,
    refusals: [
      'parametersMissing',
      'passwordTooWeak',
      'staffPasswordTooShort',
      'resetCodeInvalid',
      'loginAttemptsReached',
      'secondFactorNeeded',
      'tooManyRequests',
    ],
  },
  changePassword: {
    method: 'POST',
    path: '/api/users/password',
    summary: 'Changes the password of who knows the old one; every other session of the account ends.',
    access: 'signedIn',
    body: z.strictObject({ oldPassword: password, password }),
    output: signedIn,
    refusals: [
      'parametersMissing',
      'noPassword',
      'oldPasswordInvalid',
      'passwordTooWeak',
      'staffPasswordTooShort',
      'loginAttemptsReached',
      'tooManyRequests',
    ],
  },
})
