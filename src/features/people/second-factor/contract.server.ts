import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'

export const secondFactorContract = contract({
  giveFactor: {
    method: 'POST',
    path: '/api/admin/second-factor',
    summary: 'Gives the second factor: after the password to come in, or again before what asks for a fresh one.',
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
    summary: 'Makes ten new recovery codes, shown this once; those before stop working.',
    access: may('desk'),
    output: z.object({ codes: z.array(z.string()) }),
    refusals: ['stepUpNeeded'],
  },
})
