import { z } from 'zod'

export const figuresShape = z.object({
  asked: z.int(),
  answered: z.int(),
  unanswered: z.int().describe('Nobody answered within the time'),
  waiting: z.int(),
  medianWait: z.int().nullable().describe('Seconds until the first answer; null without one'),
})
