import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs/jobs.ts'

/** Job that calls the psychic of whom a consultation by telephone was requested. */
export const ringPsychicJob: JobKind<{ consultationId: number }> = {
  name: 'telephone-ring-psychic',
  data: z.object({ consultationId: z.int() }),
}
