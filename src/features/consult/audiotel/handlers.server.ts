import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { audiotelContract } from './contract.server.ts'
import { hearMessage } from './hear-message.server.ts'

export const audiotelHandlers: Handlers<typeof audiotelContract, Visit> = {
  async hearPremium(visit, { raw }) {
    const body = await hearMessage(visit, raw)
    return new Response(body, { headers: { 'Content-Type': audiotelContract.hearPremium.file } })
  },
}
