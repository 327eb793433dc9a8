import type { Visit } from '../../../../app.ts'
import { Refusal } from '../../../../errors.ts'
import { hidden, isIban, withoutSpaces } from '../../../../platform/bank/iban.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { mailSecondPersons } from '../../../house/second-person/ask-second-person.server.ts'
import { psychicOf } from '../../../house/visit/access.ts'
import { requireConfirmed } from '../../../people/confirmation/confirmed.server.ts'
import { proposedPayeeLetter } from '../letters.ts'
import { bankName, type Payee } from '../payee.ts'
import { deleteOwnProposal, findPayee, findProposal, insertProposal, readPayeeState } from '../payee-queries.server.ts'
import { openPayee, sealPayee } from '../sealed-payee.server.ts'
import { tellPsychic } from '../tell-psychic.server.ts'
import { texts } from '../texts.ts'

const HOLDER_MAX = 70

/**
 * The psychic's own bank account, and the one that waits for the house, with only their ends.
 * @throws {Refusal} as psychicOf
 */
export async function readOwnAccount(visit: Visit) {
  const { id, psychicId } = psychicOf(visit)
  const { app, db } = visit
  const [found, proposed, state] = await Promise.all([
    findPayee(db, psychicId),
    findProposal(db, psychicId),
    readPayeeState(db, psychicId),
  ])
  const shown = (sealed: Buffer) => {
    const { holder, iban } = openPayee(app.keys, psychicId, sealed)
    return { holder, iban: hidden(iban) }
  }
  return {
    state,
    account: found && { ...shown(found.sealed), paysFrom: found.paysFrom.toISOString() },
    waiting: proposed && {
      ...shown(proposed.sealed),
      isOwn: proposed.askedBy === id,
      askedAt: proposed.askedAt.toISOString(),
    },
  }
}

/** An account as it was typed. @throws {Refusal} parametersMissing, parametersInvalid, ibanInvalid */
export function checkAccount(typed: Payee): Payee {
  const payee = { holder: typed.holder.trim(), iban: withoutSpaces(typed.iban) }
  if (payee.holder === '') throw new Refusal('parametersMissing', 'holder')
  if (payee.holder.length > HOLDER_MAX || bankName(payee.holder) === '') {
    throw new Refusal('parametersInvalid', 'holder')
  }
  if (!isIban(payee.iban)) throw new Refusal('ibanInvalid')
  return payee
}

/**
 * Gives the psychic's bank account: somebody of the house must agree, after which it is paid in some days. Both are
 * told by mail.
 * @throws {Refusal} as psychicOf, checkAccount and requireConfirmed; payeeAwaits
 */
export async function giveAccount(outer: Visit, typed: Payee): Promise<void> {
  const { id, psychicId, firstName } = psychicOf(outer)
  const payee = checkAccount(typed)
  requireConfirmed(outer)
  await inTransaction(outer, async (visit) => {
    const { db, app, site } = visit
    const sealed = sealPayee(app.keys, psychicId, payee)
    const reason = texts.entries.givenReason
    if (!(await insertProposal(db, psychicId, { siteId: site.id, sealed, reason, by: id, at: visit.now() }))) {
      throw new Refusal('payeeAwaits')
    }
    await tellPsychic(visit, { id: psychicId, name: firstName }, { stage: 'given', iban: hidden(payee.iban) })
    await mailSecondPersons(visit, { list: 'psychics', id: psychicId, by: { id, firstName } }, (wording, values) =>
      proposedPayeeLetter(wording, { ...values, psychic: firstName }, 'givenMail'),
    )
  })
}

/**
 * Takes back the account that the psychic gave and nobody confirmed; the one before stays.
 * @throws {Refusal} as psychicOf and requireConfirmed; notFound if none of theirs waits
 */
export async function withdrawAccount(outer: Visit): Promise<void> {
  const { id, psychicId, firstName } = psychicOf(outer)
  requireConfirmed(outer)
  await inTransaction(outer, async (visit) => {
    const sealed = await deleteOwnProposal(visit.db, psychicId, id)
    if (!sealed) throw new Refusal('notFound')
    const iban = hidden(openPayee(visit.app.keys, psychicId, sealed).iban)
    await tellPsychic(visit, { id: psychicId, name: firstName }, { stage: 'withdrawn', iban })
  })
}
