import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { hidden, isIban, withoutSpaces } from '../../../platform/bank/iban.ts'
import { mailSecondPersons } from '../../house/second-person/ask-second-person.server.ts'
import { asStaff, type StaffVisit, staffOf } from '../../house/staff/as-staff.server.ts'
import { findPsychic } from '../psychic-management/queries.server.ts'
import { lockOne, subjectOf } from '../psychic-management/take-step.server.ts'
import { proposedPayeeLetter } from './letters.ts'
import { bankName, type Payee } from './payee.ts'
import {
  deleteProposal,
  findPayee,
  findProposal,
  insertProposal,
  readPayeeState,
  writePayee,
} from './payee-queries.server.ts'
import { openPayee, sealPayee } from './sealed-payee.server.ts'
import { tellPsychic } from './tell-psychic.server.ts'

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
 * The bank account of a psychic and the one that waits for a second person, masked except for their ends; null if
 * there is none.
 * @throws {Refusal} as findOne
 */
export async function readPayee(visit: Visit, id: number) {
  await findOne(visit, id)
  const { app, db } = visit
  const staff = staffOf(visit, 'payouts.make')
  const [found, proposed, state] = await Promise.all([findPayee(db, id), findProposal(db, id), readPayeeState(db, id)])
  const shown = (sealed: Buffer) => {
    const { holder, iban } = openPayee(app.keys, id, sealed)
    return { holder, iban: hidden(iban) }
  }
  return {
    state,
    payee: found && {
      ...shown(found.sealed),
      changedAt: found.changedAt.toISOString(),
      paysFrom: found.paysFrom.toISOString(),
    },
    proposal: proposed && {
      ...shown(proposed.sealed),
      reason: proposed.reason,
      by: proposed.by,
      isOwn: proposed.askedBy === staff.id,
      askedAt: proposed.askedAt.toISOString(),
    },
  }
}

/**
 * Proposes a bank account for a psychic: nothing is paid until another member of staff has agreed. The psychic and who
 * may agree are told.
 * @throws {Refusal} as asStaff and lockOne; ibanInvalid, parametersInvalid, payeeAwaits
 */
export function changePayee(outer: Visit, id: number, { reason, ...typed }: Payee & { reason: string }): Promise<void> {
  const payee = { holder: typed.holder, iban: withoutSpaces(typed.iban) }
  if (bankName(payee.holder) === '') throw new Refusal('parametersInvalid', 'holder')
  if (!isIban(payee.iban)) throw new Refusal('ibanInvalid')
  return asStaff(outer, 'psychic.payee', { subject: subjectOf(id), reason }, async (visit, staff) => {
    const { name } = await lockOne(visit, id)
    const { db, app, site } = visit
    const sealed = sealPayee(app.keys, id, payee)
    const proposal = { siteId: site.id, sealed, reason, by: staff.id, at: visit.now() }
    if (!(await insertProposal(db, id, proposal))) throw new Refusal('payeeAwaits')
    await tellPsychic(visit, { id, name }, { stage: 'proposed', iban: hidden(payee.iban) })
    await mailSecondPersons(visit, { list: 'psychics', id, by: staff }, (wording, values) =>
      proposedPayeeLetter(wording, { ...values, psychic: name }),
    )
  })
}

/** @throws {Refusal} as lockOne, adminEntityNotFound if nothing waits */
async function lockProposal(visit: StaffVisit, id: number) {
  const { name } = await lockOne(visit, id)
  const proposed = await findProposal(visit.db, id)
  if (!proposed) throw new Refusal('adminEntityNotFound')
  return { ...proposed, name, iban: hidden(openPayee(visit.app.keys, id, proposed.sealed).iban) }
}

/**
 * Agrees with a proposed account, which replaces the one before and is paid after some days.
 * @throws {Refusal} as asStaff and lockProposal, payeeOwn for the person who proposed it
 */
export const confirmPayee = (outer: Visit, id: number): Promise<void> =>
  asStaff(outer, 'psychic.payee-confirm', { subject: subjectOf(id) }, async (visit, staff) => {
    const { askedBy: by, sealed, name, iban } = await lockProposal(visit, id)
    if (by === staff.id) throw new Refusal('payeeOwn')
    const from = await writePayee(visit.db, id, { sealed, by, confirmedBy: staff.id })
    await deleteProposal(visit.db, id)
    await tellPsychic(visit, { id, name }, { stage: 'confirmed', iban, from })
  })

/**
 * Withdraws a proposed account, which any member of staff who may propose one may do; the one before stays.
 * @throws {Refusal} as asStaff and lockProposal
 */
export const declinePayee = (outer: Visit, id: number, reason: string): Promise<void> =>
  asStaff(outer, 'psychic.payee-decline', { subject: subjectOf(id), reason }, async (visit) => {
    const { name, iban } = await lockProposal(visit, id)
    await deleteProposal(visit.db, id)
    await tellPsychic(visit, { id, name }, { stage: 'declined', iban })
  })
