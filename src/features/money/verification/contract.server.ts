import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'

export const verificationContract = contract({
  askVerification: {
    method: 'POST',
    path: '/api/admin/verifications',
    summary: 'Recompute the chains of all accounts and the seals of all days; its row shows the progress',
    access: may('money.read'),
    output: z.object({ id: z.int() }),
    refusals: ['verificationRunning'],
  },
})
