import { z } from 'zod'
import { missing } from '../../../platform/contract/missing.ts'
import { sentConsents } from '../../house/consents/answers.server.ts'

export const letterForm = z.object({
  emailAddress: z.string(missing),
  ...sentConsents,
  altcha: z.string().optional(),
})
