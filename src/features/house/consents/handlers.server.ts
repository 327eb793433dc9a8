import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { formsContract } from './contract.server.ts'
import { readContent } from './read-consents.server.ts'

export const formsHandlers: Handlers<typeof formsContract, Visit> = {
  async readContent(visit, { query }) {
    return { consent: readContent(visit, query) }
  },
}
