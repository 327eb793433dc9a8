import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { refuseRequest } from '../consultations/answer-request.server.ts'
import { viewConsultation, viewFound } from '../consultations/view-consultation.server.ts'
import { findOpen } from '../rooms/queries.server.ts'
import { acceptAndGreet } from './accept-and-greet.server.ts'
import type { workspaceContract } from './contract.server.ts'
import { readState } from './read-state.server.ts'
import { goOffline, setPresence } from './set-presence.server.ts'

export const workspaceHandlers: Handlers<typeof workspaceContract, Visit> = {
  async setPresence(visit, { body }) {
    return { presence: await setPresence(visit, body.channels) }
  },
  async goOffline(visit) {
    return { presence: await goOffline(visit) }
  },
  async readState(visit) {
    return { state: await readState(visit) }
  },
  async listRequests(visit) {
    const { psychicId } = psychicOf(visit)
    const open = await findOpen(visit.db, { psychicId })
    return { requests: open?.status === 'requested' ? await viewFound(visit, [open], 'psychic') : [] }
  },
  async acceptRequest(visit, { params }) {
    await acceptAndGreet(visit, params.id)
    return { consultation: await viewConsultation(visit, params.id) }
  },
  async refuseRequest(visit, { params }) {
    await refuseRequest(visit, { id: params.id, psychicId: psychicOf(visit).psychicId })
    return { consultation: await viewConsultation(visit, params.id) }
  },
}
