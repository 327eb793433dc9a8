import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs/jobs.ts'

const data = z.object({ consultationId: z.int() })

/** An automaton was asked for a consultation. */
export const answerRequest: JobKind<z.infer<typeof data>> = { name: 'automaton-answer-request', data }

/** A client wrote to an automaton. */
export const answerMessage: JobKind<{ consultationId: number; sequence: number }> = {
  name: 'automaton-answer-message',
  data: data.extend({ sequence: z.int() }),
}
