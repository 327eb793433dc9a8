import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { viewSignedIn } from '../accounts/views.ts'
import type { PasskeyRow } from '../ways-in/passkey-queries.server.ts'
import { addPasskey, startAdding } from './add-passkey.server.ts'
import type { passkeysContract } from './contract.server.ts'
import { listPasskeys } from './list-passkeys.server.ts'
import { removePasskey } from './remove-passkey.server.ts'
import { renamePasskey } from './rename-passkey.server.ts'
import { confirmWithPasskey, signInWithPasskey, startPasskeySignIn } from './sign-in-with-passkey.server.ts'
import { type Passkey, viewPasskey } from './views.ts'

const answered = ({ createdAt, usedAt, ...rest }: Passkey) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
})
const answer = (row: PasskeyRow) => ({ passkey: answered(viewPasskey(row)) })

export const passkeysHandlers: Handlers<typeof passkeysContract, Visit> = {
  async listPasskeys(visit) {
    return { passkeys: (await listPasskeys(visit)).map(answered) }
  },
  async startPasskey(visit, { body }) {
    return { options: await startAdding(visit, body) }
  },
  async addPasskey(visit, { body }) {
    return answer(await addPasskey(visit, body.response))
  },
  async renamePasskey(visit, { params, body }) {
    return answer(await renamePasskey(visit, { id: params.id, name: body.name }))
  },
  async removePasskey(visit, { params }) {
    await removePasskey(visit, params.id)
    return {}
  },
  async startPasskeyLogin(visit) {
    return { options: await startPasskeySignIn(visit) }
  },
  async confirmWithPasskey(visit, { body }) {
    await confirmWithPasskey(visit, body.response)
    return {}
  },
  async loginWithPasskey(visit, { body }) {
    return viewSignedIn(visit, await signInWithPasskey(visit, body.response))
  },
}
