import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'

export const secondFactorContract = contract({
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
  renewCodes: {
    method: 'POST',
    path: '/api/admin/second-factor/recovery-codes',
    summary: 'Create ten new recovery codes, shown once; the previous ones stop working',
    access: may('desk'),
    output: z.object({ codes: z.array(z.string()) }),
    refusals: ['stepUpNeeded'],
  },
})
