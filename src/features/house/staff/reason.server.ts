import { z } from 'zod'
import { REASON_MAX } from './acts.ts'

/** The reason of an act of staff, in a call or a form. */
export const staffReason = z.string().trim().min(1).max(REASON_MAX)
