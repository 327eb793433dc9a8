import { z } from 'zod'

export const figuresShape = z.object({
  asked: z.int(),
  answered: z.int(),
  unanswered: z.int().describe('Not answered within the time'),
  declined: z.int(),
  cancelled: z.int().describe('By their clients'),
  waiting: z.int(),
  medianWait: z.int().nullable().describe('Seconds until the answer; null without one'),
})
