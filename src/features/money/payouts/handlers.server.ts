import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { changePayee, confirmPayee, declinePayee, readPayee } from './change-payee.server.ts'
import type { payoutsContract } from './contract.server.ts'
import { executeTransfers, returnTransfer, sendFile } from './follow-transfers.server.ts'
import { makePayouts, readDue } from './make-payouts.server.ts'
import { exportStatement, readStatement } from './read-statement.server.ts'
import { takePayoutFile } from './take-file.server.ts'

export const payoutsHandlers: Handlers<typeof payoutsContract, Visit> = {
  async readPayee(visit, { params }) {
    return readPayee(visit, params.id)
  },
  async changePayee(visit, { params, body }) {
    await changePayee(visit, params.id, body)
    return {}
  },
  async confirmPayee(visit, { params }) {
    await confirmPayee(visit, params.id)
    return {}
  },
  async declinePayee(visit, { params, body }) {
    await declinePayee(visit, params.id, body.reason)
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
  async sendFile(visit, { params }) {
    await sendFile(visit, params.id)
    return {}
  },
  async executeTransfers(visit, { params, body }) {
    await executeTransfers(visit, params.id, body.psychicId ?? null)
    return {}
  },
  async returnTransfer(visit, { params, body }) {
    await returnTransfer(visit, params.id, body)
    return {}
  },
}
