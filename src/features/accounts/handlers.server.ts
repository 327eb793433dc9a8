import type { Person, Visit } from '../../app.ts'
import type { Handlers } from '../../platform/contract/contract.ts'
import { personOf } from '../session/access.ts'
import { findPerson } from '../session/person.server.ts'
import { changeDetails } from './change-details.server.ts'
import type { accountsContract } from './contract.server.ts'
import { registerUser } from './register-user.server.ts'
import { resendCode } from './resend-code.server.ts'
import { signIn } from './sign-in.server.ts'
import { signOut } from './sign-out.server.ts'
import { verifyAddress } from './verify-address.server.ts'
import { viewUser } from './views.ts'

const signedIn = (visit: Visit, person: Person) => ({ user: viewUser(person), sessionId: visit.session.reference })

export const accountsHandlers: Handlers<typeof accountsContract, Visit> = {
  async readMe(visit) {
    return signedIn(visit, personOf(visit))
  },
  async register(visit, { body }) {
    return signedIn(visit, await registerUser(visit, body))
  },
  async updateMe(visit, { body }) {
    return signedIn(visit, await changeDetails(visit, body))
  },
  async login(visit, { body }) {
    return signedIn(visit, await signIn(visit, body))
  },
  async logout(visit) {
    await signOut(visit)
    return { user: null, sessionId: visit.session.reference }
  },
  async verify(visit, { body }) {
    const { freeTime } = await verifyAddress(visit, body)
    return { ...signedIn(visit, (await findPerson(visit.db, personOf(visit).id))!), freeTime }
  },
  async resendCode(visit) {
    await resendCode(visit)
    return {}
  },
}
