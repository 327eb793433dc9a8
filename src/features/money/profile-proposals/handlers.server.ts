import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { proposalsContract } from './contract.server.ts'
import { acceptProposal, refuseProposal } from './decide-proposal.server.ts'
import { proposeChanges, readOwnProfile } from './propose.server.ts'
import { proposePortrait, proposeVoice } from './propose-file.server.ts'
import { readPhoto } from './read-photo.server.ts'
import { removeFile, takeBackProposal } from './take-back.server.ts'

export const proposalsHandlers: Handlers<typeof proposalsContract, Visit> = {
  readOwnProfile: async (visit) => ({ profile: await readOwnProfile(visit) }),
  proposeChanges: async (visit, { body: { channels, ...texts } }) => ({
    waiting: await proposeChanges(visit, { ...texts, channels: channels.join(',') }),
  }),
  readPhoto: (visit, { params }) => readPhoto(visit, params.id, params.hash),
  proposePortrait: async (visit, { body, file }) => ({ id: await proposePortrait(visit, file.bytes, body) }),
  proposeVoice: async (visit, { body, file }) => ({ id: await proposeVoice(visit, file.bytes, body.wave) }),
  async takeBackProposal(visit, { params }) {
    await takeBackProposal(visit, params.id)
    return {}
  },
  async removeFile(visit, { params }) {
    await removeFile(visit, params.file)
    return {}
  },
  async acceptProposal(visit, { params }) {
    await acceptProposal(visit, params.id)
    return {}
  },
  async refuseProposal(visit, { params, body }) {
    await refuseProposal(visit, params.id, body.reason)
    return {}
  },
}
