import { z } from 'zod'
import { PASSWORD_MAX } from '../../house/users/rules.ts'

const typed = z.string().default('')

export const leaveForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('ask'), password: typed.pipe(z.string().max(PASSWORD_MAX)) }),
  z.object({ intent: z.literal('confirm'), code: typed.pipe(z.string().max(20)) }),
  z.object({ intent: z.literal('keep') }),
])
