import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { changePayee, readPayee } from './change-payee.server.ts'
import type { payoutsContract } from './contract.server.ts'
import { makePayouts, readDue, takePayoutFile } from './make-payouts.server.ts'
import { exportStatement, readStatement } from './read-statement.server.ts'

export const payoutsHandlers: Handlers<typeof payoutsContract, Visit> = {
  async readPayee(visit, { params }) {
    return { payee: await readPayee(visit, params.id) }
  },
  async changePayee(visit, { params, body }) {
    await changePayee(visit, params.id, body)
    return {}
  },
  async readStatement(visit, { params, query }) {
    return { statement: await readStatement(visit, params.id, query.month) }
  },
  exportStatement: (visit, { params, body }) => exportStatement(visit, params.id, body.month),
  async readDue(visit, { query }) {
    return { due: await readDue(visit, query.month) }
  },
  async makePayouts(visit, { body, reference }) {
    return { id: await makePayouts(visit, body.month, reference) }
  },
  takePayoutFile: (visit, { params }) => takePayoutFile(visit, params.id),
}
