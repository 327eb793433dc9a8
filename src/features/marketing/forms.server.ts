import { z } from 'zod'
import { errors } from '../../errors.ts'
import { sentConsents } from '../consents/answers.server.ts'

export const letterForm = z.object({
  emailAddress: z.string({ error: errors.parametersMissing.message }),
  ...sentConsents,
  altcha: z.string().optional(),
})
