import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff, staffOf } from '../../house/staff/as-staff.server.ts'
import { findPsychic } from '../psychic-management/queries.server.ts'
import { lockOne, subjectOf } from '../psychic-management/take-step.server.ts'
import { bankName, hidden, isBic, isIban, type Payee, withoutSpaces } from './payee.ts'
import { findPayee, writePayee } from './queries.server.ts'
import { openPayee, sealPayee } from './sealed-payee.server.ts'

/**
 * A psychic of the site.
 * @throws {Refusal} as staffOf, adminEntityNotFound
 */
export async function findOne(visit: Visit, id: number) {
  staffOf(visit, 'payouts.make')
  const psychic = await findPsychic(visit.db, visit.site.id, id)
  if (!psychic) throw new Refusal('adminEntityNotFound')
  return psychic
}

/**
 * The bank account of a psychic, masked except for its end; null if there is none.
 * @throws {Refusal} as findOne
 */
export async function readPayee(visit: Visit, id: number) {
  await findOne(visit, id)
  const found = await findPayee(visit.db, id)
  if (!found) return null
  const { holder, iban, bic } = openPayee(visit.app.keys, id, found.sealed)
  return { holder, iban: hidden(iban), bic, changedAt: found.changedAt.toISOString() }
}

/**
 * Sets the bank account of a psychic for future payments.
 * @throws {Refusal} as asStaff and lockOne; ibanInvalid, parametersInvalid
 */
export function changePayee(outer: Visit, id: number, typed: Payee): Promise<void> {
  const payee = { holder: typed.holder, iban: withoutSpaces(typed.iban), bic: withoutSpaces(typed.bic) }
  if (bankName(payee.holder) === '') throw new Refusal('parametersInvalid', 'holder')
  if (!isIban(payee.iban)) throw new Refusal('ibanInvalid')
  if (!isBic(payee.bic)) throw new Refusal('parametersInvalid', 'bic')
  return asStaff(outer, 'psychic.payee', { subject: subjectOf(id) }, async (visit, { id: by }) => {
    await lockOne(visit, id)
    await writePayee(visit.db, id, { sealed: sealPayee(visit.app.keys, id, payee), at: visit.now(), by })
  })
}
