import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

export const audiotelContract = contract({
  hearPremium: {
    method: 'POST',
    path: '/api/premium/messages',
    summary: 'Answer the operator of the premium-rate numbers what follows in a call; its messages are signed',
    access: 'public',
    fromElsewhere: true,
    raw: true,
    output: z.object({}),
    file: 'application/json; charset=utf-8',
    refusals: ['securityParametersInvalid', 'notFound', 'premiumReplayed'],
  },
})
