import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { campaignsContract } from './contract.server.ts'
import { tellAudience } from './count-audience.server.ts'
import { agreeToCampaign, scheduleCampaign, stopCampaign, takeBack } from './plan-campaign.server.ts'
import { tryCampaign } from './try-campaign.server.ts'
import { changeCampaign, writeCampaign } from './write-campaign.server.ts'

export const campaignsHandlers: Handlers<typeof campaignsContract, Visit> = {
  writeCampaign: async (visit, { body }) => ({ id: await writeCampaign(visit, body) }),
  async changeCampaign(visit, { params, body }) {
    await changeCampaign(visit, params.id, body)
    return {}
  },
  countCampaign: (visit, { params }) => tellAudience(visit, params.id),
  async tryCampaign(visit, { params }) {
    await tryCampaign(visit, params.id)
    return {}
  },
  scheduleCampaign: (visit, { params, body }) => scheduleCampaign(visit, params.id, body.at),
  async approveCampaign(visit, { params }) {
    await agreeToCampaign(visit, params.id)
    return {}
  },
  async takeBackCampaign(visit, { params }) {
    await takeBack(visit, params.id)
    return {}
  },
  async stopCampaign(visit, { params }) {
    await stopCampaign(visit, params.id)
    return {}
  },
}
