import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { earningsContract } from './contract.server.ts'
import { takeDac7 } from './dac7/take-dac7.server.ts'
import { takePaper } from './papers/give-paper.server.ts'
import { readEarnings } from './read-earnings.server.ts'
import { readTaxFacts, writeTaxFacts } from './tax/tax-facts.server.ts'

export const earningsHandlers: Handlers<typeof earningsContract, Visit> = {
  async readEarnings(visit) {
    return { earnings: await readEarnings(visit) }
  },
  takePaper: (visit, { params, body }) => takePaper(visit, params.id, body.month),
  takeDac7: (visit, { body }) => takeDac7(visit, body.year),
  async readTaxFacts(visit, { params }) {
    return { facts: await readTaxFacts(visit, params.id) }
  },
  async writeTaxFacts(visit, { params, body }) {
    await writeTaxFacts(visit, params.id, body)
    return {}
  },
}
