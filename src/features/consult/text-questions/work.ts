import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs/jobs.ts'

const data = z.object({ consultationId: z.int() })

/** Job that sends an answer to its client. Retried for an hour, then the answer is in the account alone. */
export const deliverAnswerJob: JobKind<z.infer<typeof data>> = {
  name: 'text-answer-deliver',
  data,
  again: { most: 7, firstSeconds: 5 },
}

/** Job that asks what became of an answer that the network took. */
export const followAnswerJob: JobKind<{ consultationId: number; messageId: string; asked: number }> = {
  name: 'text-answer-follow',
  data: data.extend({ messageId: z.string(), asked: z.int() }),
}
