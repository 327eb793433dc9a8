import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../staff/capabilities.ts'
import { awaitingNames } from './rules.ts'

export const secondPersonContract = contract({
  readAwaiting: {
    method: 'GET',
    path: '/api/admin/awaiting/mine',
    summary: 'Count the refunds and bank accounts proposed by others that this member of staff may confirm, by list',
    access: may('desk'),
    output: z.object({ row: z.object({ id: z.literal('mine'), counts: z.record(z.enum(awaitingNames), z.int()) }) }),
    refusals: [],
  },
})
