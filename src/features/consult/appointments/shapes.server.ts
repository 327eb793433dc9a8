import { z } from 'zod'

export const figuresShape = z.object({
  over: z.int(),
  kept: z.int(),
  clientAbsent: z.int(),
  psychicAbsent: z.int().describe('Also cancelled by the psychic too late'),
  unmet: z.int().describe('Neither came, or both and did not meet'),
  cancelled: z.int(),
  unconfirmed: z.int().describe('Refused by the psychic, or not confirmed in time'),
})
