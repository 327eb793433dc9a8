import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

export const productsContract = contract({
  listProducts: {
    method: 'GET',
    path: '/api/products',
    summary: 'Packs of credit by rank of the psychics’ prices, in cents, with the whole minutes that each gives.',
    access: 'public',
    output: z.object({
      rankProducts: z.array(
        z.object({
          rank: z.int().describe('highest euros by the minute'),
          psychics: z.int().describe('listed in this rank'),
          packs: z.array(z.object({ packId: z.string(), amount: z.int(), credit: z.int(), minutes: z.int() })),
        }),
      ),
    }),
    refusals: [],
  },
})
