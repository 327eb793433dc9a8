import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { askVerification } from './ask-verification.server.ts'
import type { verificationContract } from './contract.server.ts'

export const verificationHandlers: Handlers<typeof verificationContract, Visit> = {
  askVerification: async (visit) => ({ id: await askVerification(visit) }),
}
