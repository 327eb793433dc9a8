import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { confirmByCode, confirmByPassword, sendConfirmationCode } from './confirm-person.server.ts'
import type { confirmationContract } from './contract.server.ts'

export const confirmationHandlers: Handlers<typeof confirmationContract, Visit> = {
  async confirm(visit, { body: { password, code } }) {
    if (password !== undefined) await confirmByPassword(visit, password)
    else if (code !== undefined) await confirmByCode(visit, code)
    else throw new Refusal('parametersMissing', 'password')
    return {}
  },
  async sendConfirmationCode(visit) {
    await sendConfirmationCode(visit)
    return {}
  },
}
