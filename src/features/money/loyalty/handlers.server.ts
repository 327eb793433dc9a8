import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { loyaltyContract } from './contract.server.ts'
import { markCard } from './follow-card.server.ts'
import { leaveProgramme } from './leave-programme.server.ts'
import { orderCard } from './order-card.server.ts'
import { readQrCode } from './qr.server.ts'
import { liabilityOf } from './read-liability.server.ts'
import { findOwn, readMember, readRules } from './read-member.server.ts'
import { registerMember } from './register-member.server.ts'
import { spendPoints } from './spend-points.server.ts'

export const loyaltyHandlers: Handlers<typeof loyaltyContract, Visit> = {
  async readFidelityRules(visit) {
    return { rules: readRules(visit) }
  },
  async registerFidelity(visit, { body }) {
    const waitsForCode = await registerMember(visit, body)
    return { waitsForCode, member: await findOwn(visit) }
  },
  async readFidelity(visit) {
    return { member: await readMember(visit) }
  },
  async leaveFidelity(visit) {
    await leaveProgramme(visit)
    return {}
  },
  async spendPoints(visit, { body }) {
    await spendPoints(visit, body)
    return { member: await readMember(visit) }
  },
  async readCardOrder(visit) {
    return { card: (await readMember(visit)).card }
  },
  async orderCard(visit) {
    await orderCard(visit)
    return { card: (await readMember(visit)).card }
  },
  async readQrCode(visit) {
    return { qrCode: await readQrCode(visit) }
  },
  async readLoyaltyLiability(visit) {
    return { liability: await liabilityOf(visit) }
  },
  async printLoyaltyCard(visit, { params }) {
    await markCard(visit, params.id, 'printed')
    return {}
  },
  async sendLoyaltyCard(visit, { params }) {
    await markCard(visit, params.id, 'sent')
    return {}
  },
}
