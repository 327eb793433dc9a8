import { z } from 'zod'
import { SIGNS } from '../../../astrology/names.ts'
import { missing } from '../../../platform/contract/missing.ts'
import { sentConsents } from '../../house/consents/answers.server.ts'

export const letterForm = z.object({
  emailAddress: z.string(missing),
  ...sentConsents,
  sign: z.enum(SIGNS).optional(),
  altcha: z.string().optional(),
})
