import { z } from 'zod'
import { WAVE_BARS } from './rules.ts'

export const wave = z
  .string()
  .regex(new RegExp(`^[0-9a-f]{0,${WAVE_BARS}}$`))
  .describe('The loudness of each part, one hexadecimal digit each')

/** A message's picture or voice note. */
export const mediaShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), file: z.uuid(), width: z.int(), height: z.int() }),
  z.object({ kind: z.literal('note'), file: z.uuid(), seconds: z.number(), wave }),
])
