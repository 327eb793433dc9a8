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
    summary:
      'Send a password reset code by e-mail if the address has an account; the answer doesn’t tell whether it has',
    access: 'public',
    body: z.strictObject({ email, altcha: solvedChallenge }),
    output: z.object({}),
    refusals: ['parametersMissing', 'emailInvalid', 'challengeUnsolved', 'tooManyRequests'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/users/reset-password',
    summary: 'Set a new password with the e-mailed code and sign in; ends every other session of the account',
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
    summary: 'Change the password, given the old one; ends every other session of the account',
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
