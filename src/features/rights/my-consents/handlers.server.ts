import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { readConsents } from '../../house/consents/read-consents.server.ts'
import { changeConsents } from './change-consents.server.ts'
import type { consentsContract } from './contract.server.ts'
import { openProof } from './open-proof.server.ts'

export const consentsHandlers: Handlers<typeof consentsContract, Visit> = {
  async changeConsents(visit, { body }) {
    await changeConsents(visit, body.consents)
    const consents = await readConsents(visit)
    return { consents: consents.map((one) => ({ ...one, at: one.at?.toISOString() ?? null })) }
  },
  async openConsentProof(visit, { params, body }) {
    return openProof(visit, params.id, body.reason)
  },
}
