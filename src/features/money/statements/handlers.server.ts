import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import type { statementsContract } from './contract.server.ts'
import { tellBankBalance } from './queries.server.ts'

export const statementsHandlers: Handlers<typeof statementsContract, Visit> = {
  async tellBank(outer, { params, body }) {
    const told = { subject: `unspent-day:${params.id}`, details: { atBank: body.atBank } }
    await asStaff(outer, 'money.bank-told', told, async ({ db, now }, { id: by }) => {
      const isKnown = await tellBankBalance(db, params.id, { atBank: body.atBank, by, at: now() })
      if (!isKnown) throw new Refusal('adminEntityNotFound')
    })
    return {}
  },
}
