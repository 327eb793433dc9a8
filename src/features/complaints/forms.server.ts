import { z } from 'zod'
import { TEXT_MAX } from './rules.ts'

/** What the staff answers. */
export const answerForm = z.object({ answer: z.string().trim().min(1).max(TEXT_MAX) })
