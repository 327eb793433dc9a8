import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

export const productsContract = contract({
  listProducts: {
    method: 'GET',
    path: '/api/products',
    summary: 'List the packs of credit by price rank of the psychics, in cents, with the whole minutes each pack gives',
    access: 'public',
    output: z.object({
      rankProducts: z.array(
        z.object({
          rank: z.int().describe('highest price of the rank, euros per minute'),
          psychics: z.int().describe('psychics in this rank'),
          packs: z.array(
            z.object({
              packId: z.string(),
              amount: z.int().describe('the price of now'),
              credit: z.int(),
              offered: z.int().describe('the part of the credit that is promotional'),
              struckPrice: z.int().nullable().describe('the lowest price of the 30 days before a reduction'),
              minutes: z.int(),
            }),
          ),
        }),
      ),
    }),
    refusals: [],
  },
})
