import { z } from 'zod'
import { missing } from '../../../platform/contract/missing.ts'

/** The two forms of the lost-password page; `intent` names the submitted one. */
export const lostForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('ask'), emailAddress: z.string(missing), altcha: z.string().optional() }),
  z.object({
    intent: z.literal('reset'),
    emailAddress: z.string(missing),
    resetCode: z.string(missing),
    password: z.string(missing),
  }),
])

export const changeForm = z.object({ oldPassword: z.string(missing), password: z.string(missing) })
