import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { PASSWORD_MAX } from '../../house/users/rules.ts'
import { CONFIRMED_MINUTES } from './rules.ts'

export const confirmationContract = contract({
  confirm: {
    method: 'POST',
    path: '/api/users/confirmation',
    summary: `Confirm the person’s identity with the password, or with a mailed code if the account has none; valid for ${CONFIRMED_MINUTES} minutes in this session`,
    access: 'signedIn',
    body: z.strictObject({
      password: z.string().max(PASSWORD_MAX).optional(),
      code: z.string().max(20).optional(),
    }),
    output: z.object({}),
    refusals: [
      'parametersMissing',
      'noPassword',
      'passwordInvalid',
      'emailUnproven',
      'codeWrong',
      'loginAttemptsReached',
    ],
  },
  sendConfirmationCode: {
    method: 'POST',
    path: '/api/users/confirmation/code',
    summary: 'Mail a confirmation code to the proved address of an account without a password',
    access: 'signedIn',
    output: z.object({}),
    refusals: ['parametersInvalid', 'emailUnproven', 'tooManyRequests'],
  },
})
