import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../staff/capabilities.ts'

export const backofficeContract = contract({
  readDesk: {
    method: 'GET',
    path: '/api/admin/me',
    summary: 'Read the signed-in member of staff and their capabilities in the back office',
    access: may('desk'),
    output: z.object({
      id: z.int(),
      firstName: z.string(),
      role: z.string(),
      company: z.string(),
      capabilities: z.array(z.string()),
    }),
    refusals: [],
  },
})
