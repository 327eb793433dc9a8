import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { proposalsContract } from './contract.server.ts'
import { acceptProposal, refuseProposal } from './decide-proposal.server.ts'
import { proposeChanges, readOwnProfile } from './propose.server.ts'

export const proposalsHandlers: Handlers<typeof proposalsContract, Visit> = {
  readOwnProfile: async (visit) => ({ profile: await readOwnProfile(visit) }),
  proposeChanges: async (visit, { body: { channels, ...texts } }) => ({
    waiting: await proposeChanges(visit, { ...texts, channels: channels.join(',') }),
  }),
  async acceptProposal(visit, { params }) {
    await acceptProposal(visit, params.id)
    return {}
  },
  async refuseProposal(visit, { params, body }) {
    await refuseProposal(visit, params.id, body.reason)
    return {}
  },
}
