import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { marketingContract } from './contract.server.ts'
import { readSubscription, unsubscribe } from './unsubscribe.server.ts'

export const marketingHandlers: Handlers<typeof marketingContract, Visit> = {
  async readSubscription(visit, { query }) {
    const { subscribed } = await readSubscription(visit, query.token)
    return { subscription: { subscribed } }
  },
  async unsubscribe(visit, { query }) {
    const { subscribed } = await unsubscribe(visit, query.token)
    return { subscription: { subscribed } }
  },
}
