import { z } from 'zod'
import { REASON_MAX } from './acts.ts'

/** Why the staff does something, as a call or a form says it. */
export const staffReason = z.string().trim().min(1).max(REASON_MAX)
