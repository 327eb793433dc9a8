import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { consentAnswer } from '../../house/consents/answers.server.ts'
import { EMAIL_MAX, FIRST_NAME_MAX, genders } from '../../house/users/rules.ts'
import { signedIn } from '../accounts/contract.server.ts'
import { providers } from '../ways-in/providers.ts'

const TOKEN_MAX = 4096
const ID_MAX = 255

export const socialContract = contract({
  loginOauth: {
    method: 'POST',
    path: '/api/users/login_oauth',
    summary:
      'Sign in with a provider’s token for this site’s application; without an account, registers from the provider’s profile, `consents` and the missing fields',
    access: 'public',
    body: z.strictObject({
      oauthType: z.enum(providers),
      oauthUserAccessToken: z.string().min(1).max(TOKEN_MAX),
      oauthUserId: z.string().min(1).max(ID_MAX),
      email: z.string().max(EMAIL_MAX).optional(),
      firstName: z.string().max(FIRST_NAME_MAX).optional(),
      birthDate: z.iso.date().optional(),
      gender: z.enum(genders).default('unknown'),
      consents: z.array(consentAnswer).max(20).default([]),
    }),
    output: signedIn.extend({
      isRegistration: z.boolean(),
      status: z.literal('connected').describe('the login status; other failures are errors'),
    }),
    refusals: [
      'parametersMissing',
      'socialFailed',
      'socialUnavailable',
      'socialEmailUnverified',
      'socialProofNeeded',
      'identityTaken',
      'loginAttemptsReached',
      'firstNameInvalid',
      'emailInvalid',
      'emailRefused',
      'birthDateMissing',
      'birthDateInvalid',
      'minor',
      'consentMissing',
      'consentsChanged',
      'tooManyRequests',
    ],
  },
})
