import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

/** The call that an act of the staff may ask for first; the second factor answers it. */
export const freshCodeContract = contract({
  giveFactor: {
    method: 'POST',
    path: '/api/admin/second-factor',
    summary: 'Submit the second factor: to finish signing in, or again before an act that needs a fresh code',
    access: 'public',
    body: z.strictObject({ code: z.string().max(40) }),
    output: z.object({ sessionId: z.string().nullable() }),
    refusals: [
      'parametersMissing',
      'securityParametersMissing',
      'securityParametersInvalid',
      'forceLogout',
      'factorWrong',
      'factorUnreadable',
      'loginAttemptsReached',
      'blacklisted',
    ],
  },
})
