import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { secondPersonContract } from './contract.server.ts'
import { countOwn } from './count-own.server.ts'

export const secondPersonHandlers: Handlers<typeof secondPersonContract, Visit> = {
  readAwaiting: async (visit) => ({ row: { id: 'mine', counts: await countOwn(visit) } }),
}
