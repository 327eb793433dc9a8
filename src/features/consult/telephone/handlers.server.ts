import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { viewConsultation } from '../consultations/view-consultation.server.ts'
import { askCallback } from './ask-callback.server.ts'
import { telephoneContract } from './contract.server.ts'
import { hearHook } from './hear-hook.server.ts'

export const telephoneHandlers: Handlers<typeof telephoneContract, Visit> = {
  async askCallback(visit, { body }) {
    return { consultation: await viewConsultation(visit, await askCallback(visit, body)) }
  },
  async hearCall(visit, { params, raw }) {
    const body = await hearHook(visit, params, raw)
    return new Response(body, { headers: { 'Content-Type': telephoneContract.hearCall.file } })
  },
}
