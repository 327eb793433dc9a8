import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { lightVersion } from '../../house/tracking/light-version.server.ts'
import type { offersContract } from './contract.server.ts'
import { listLightOffers } from './list-offers.server.ts'

export const offersHandlers: Handlers<typeof offersContract, Visit> = {
  async listLightOffers(visit, { query }) {
    const version = query.version ?? (await lightVersion(visit))
    return { version, lightOffers: version === null ? [] : await listLightOffers(visit, version) }
  },
}
