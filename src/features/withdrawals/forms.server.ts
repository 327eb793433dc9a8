import { z } from 'zod'
import { staffReason } from '../staff/reason.server.ts'

const id = z.coerce.number().int().positive()

/** What the staff's forms bear. */
export const refundForm = z.object({ order: id, amount: id, reason: staffReason })
export const reasonForm = z.object({ reason: staffReason })
