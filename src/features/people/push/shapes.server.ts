import { z } from 'zod'

export const figuresShape = z.object({
  all: z.int(),
  sent: z.int(),
  gone: z.int().describe('to a browser that is registered no more'),
  refused: z.int(),
  late: z.int().describe('not true any more before they could be sent'),
  refusedPercent: z.int().nullable().describe('rounded up; null if there was none'),
  medianSeconds: z.int().nullable().describe('until the push service took those that were sent'),
})
