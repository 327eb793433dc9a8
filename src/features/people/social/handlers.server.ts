import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { viewSignedIn } from '../accounts/views.ts'
import type { socialContract } from './contract.server.ts'
import { loginWithToken } from './login-with-token.server.ts'

export const socialHandlers: Handlers<typeof socialContract, Visit> = {
  async loginOauth(visit, { body }) {
    const { person, isRegistration } = await loginWithToken(visit, body)
    return { ...viewSignedIn(visit, person), isRegistration, status: 'connected' }
  },
}
