import { z } from 'zod'
import { missing } from '../../../platform/contract/missing.ts'
import { isoDay } from '../../../platform/i18n/typed-date.ts'
import { sentConsents } from '../../house/consents/answers.server.ts'
import { genders, NOT_SAID, relationships } from '../../house/users/rules.ts'

export const signInForm = z.object({
  email: z.string(missing),
  password: z.string(missing),
  altcha: z.string().optional(),
})

/** The two forms of the verification page, told apart by `intent`. */
export const verifyForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('verify'), code: z.string(missing) }),
  z.object({
    intent: z.literal('correct'),
    emailAddress: z.string(missing),
    ...sentConsents,
    altcha: z.string().optional(),
  }),
])

/** The two forms with fields on the page for changing the address. */
export const newAddressForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('verify'), code: z.string(missing) }),
  z.object({ intent: z.literal('ask'), emailAddress: z.string(missing), password: z.string(missing) }),
])

export const detailsForm = z.object({
  firstName: z.string(missing),
  gender: z.enum(genders),
  relationshipStatus: z
    .preprocess((typed) => (typed === NOT_SAID ? null : typed && Number(typed)), z.literal(relationships).nullable())
    .optional(),
  birthDate: z
    .string()
    .transform((text) => isoDay(text) ?? text)
    .optional(),
})
