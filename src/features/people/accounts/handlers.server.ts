import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { activate } from './activate.server.ts'
import { findAddressChange } from './address-change-queries.server.ts'
import { changeDetails } from './change-details.server.ts'
import type { accountsContract } from './contract.server.ts'
import { registerUser } from './register-user.server.ts'
import { resendCode } from './resend-code.server.ts'
import { signIn } from './sign-in.server.ts'
import { signOut } from './sign-out.server.ts'
import { tellExistence } from './tell-existence.server.ts'
import { verifyCode } from './verify-code.server.ts'
import { viewFreeTime, viewSignedIn } from './views.ts'

export const accountsHandlers: Handlers<typeof accountsContract, Visit> = {
  async readMe(visit) {
    return viewSignedIn(visit, personOf(visit))
  },
  async register(visit, { body: { token, ...given } }) {
    return viewSignedIn(visit, await registerUser(visit, { ...given, altcha: given.altcha ?? token }))
  },
  async updateMe(visit, { body }) {
    const person = await changeDetails(visit, body)
    return { ...viewSignedIn(visit, person), newAddress: (await findAddressChange(visit.db, person.id))?.email ?? null }
  },
  async login(visit, { body }) {
    return viewSignedIn(visit, await signIn(visit, body))
  },
  async logout(visit) {
    await signOut(visit)
    return { user: null, sessionId: visit.session.reference }
  },
  async exist(visit, { body }) {
    return { exist: await tellExistence(visit, body) }
  },
  async activate(visit, { body }) {
    const { person, freeTime } = await activate(visit, body)
    return { ...viewSignedIn(visit, person), ...viewFreeTime(freeTime) }
  },
  async verify(visit, { body }) {
    const brought = await verifyCode(visit, body)
    return { ...viewSignedIn(visit, await readPerson(visit, personOf(visit).id)), ...brought }
  },
  async resendCode(visit) {
    await resendCode(visit)
    return {}
  },
}
