import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs/jobs.ts'

const data = z.object({ consultationId: z.int() })

/** Job for a consultation requested from an automaton. */
export const answerRequest: JobKind<z.infer<typeof data>> = { name: 'automaton-answer-request', data }

/** Job for a client's message to an automaton. */
export const answerMessage: JobKind<{ consultationId: number; sequence: number }> = {
  name: 'automaton-answer-message',
  data: data.extend({ sequence: z.int() }),
}
