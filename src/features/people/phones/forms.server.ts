import { z } from 'zod'
import { missing } from '../../../platform/contract/missing.ts'
import { contacts } from '../../house/users/phone-rules.ts'

/** The forms with a field; `intent` names the submitted one. */
export const phoneForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), phoneNumber: z.string(missing) }),
  z.object({ intent: z.literal('contact'), contact: z.enum(contacts) }),
  z.object({ intent: z.literal('verify'), code: z.string(missing) }),
])
