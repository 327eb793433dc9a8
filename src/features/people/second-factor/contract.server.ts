import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'
import { freshCodeContract } from '../../house/staff/fresh-code.server.ts'

export const secondFactorContract = contract({
  ...freshCodeContract,
  renewCodes: {
    method: 'POST',
    path: '/api/admin/second-factor/recovery-codes',
    summary: 'Create ten new recovery codes, shown once; the previous ones stop working',
    access: may('desk'),
    output: z.object({ codes: z.array(z.string()) }),
    refusals: ['stepUpNeeded'],
  },
})
