import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

export const suppressionsContract = contract({
  hearMailReport: {
    method: 'POST',
    path: '/api/mail/reports',
    summary: 'Learn from a mail server which boxes bounced and which readers complained; its reports are signed',
    access: 'public',
    fromElsewhere: true,
    raw: true,
    output: z.object({}),
    refusals: ['notFound', 'securityParametersInvalid', 'parametersInvalid'],
  },
})
