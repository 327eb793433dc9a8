import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { CHALLENGE_SECONDS, purposes, SOLVED_MAX } from './rules.ts'

/** The field of calls that ask for a solved challenge. */
export const solvedChallenge = z
  .string()
  .max(SOLVED_MAX)
  .optional()
  .describe(
    'Base64 of the JSON {challenge, solution} of a solved challenge (/api/challenges/{purpose}), valid once; without one, few requests are allowed',
  )

export const challengesContract = contract({
  readChallenge: {
    method: 'GET',
    path: '/api/challenges/:purpose',
    summary: `Get a proof of work (altcha, PBKDF2/SHA-256) to solve for one purpose within ${CHALLENGE_SECONDS / 60} minutes`,
    access: 'public',
    params: z.object({ purpose: z.enum(purposes) }),
    output: z.object({
      challenge: z.object({
        parameters: z.object({
          algorithm: z.string(),
          nonce: z.string(),
          salt: z.string(),
          cost: z.int(),
          keyLength: z.int(),
          keyPrefix: z.string().describe('Prefix of the key to find, in hexadecimal'),
          keySignature: z.string().optional(),
          data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
        }),
        signature: z.string(),
      }),
    }),
    refusals: [],
  },
})
