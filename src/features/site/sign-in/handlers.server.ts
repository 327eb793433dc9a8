import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { viewSignedIn } from '../../people/accounts/views.ts'
import { askReset } from '../../people/passwords/ask-reset.server.ts'
import { changePassword } from '../../people/passwords/change-password.server.ts'
import type { passwordsContract } from './contract.server.ts'
import { resetPassword } from './reset-password.server.ts'

export const passwordsHandlers: Handlers<typeof passwordsContract, Visit> = {
  async askReset(visit, { body }) {
    await askReset(visit, body)
    return {}
  },
  async resetPassword(visit, { body }) {
    return viewSignedIn(visit, (await resetPassword(visit, body)).person)
  },
  async changePassword(visit, { body }) {
    return viewSignedIn(visit, await changePassword(visit, body))
  },
}
