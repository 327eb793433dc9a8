import { randomInt } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { checkAnswers, recordConsents } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { openWallet } from '../../house/ledger/queries.server.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { mobileNumber } from '../../people/phones/mobile-number.server.ts'
import { addPhone } from '../../people/phones/send-code.server.ts'
import { verifyPhone } from '../../people/phones/verify-phone.server.ts'
import { findMember, insertMember } from './queries.server.ts'
import { checkDigit } from './rules.ts'

export interface Registration {
  /** A number to prove; absent if the client's own is proved. */
  phoneNumber?: string | undefined
  /** What was sent to it. */
  code?: string | undefined
  consents: readonly ConsentAnswer[]
}

/**
 * Registers the client by telephone, in one call or two: a number that is not proved yet gets a code first, with which
 * the call is made again.
 * @returns whether a code is waited for
 * @throws {Refusal} fidelityKnown, parametersMissing without a number, and as recordConsents, addPhone and verifyPhone
 */
export async function registerMember(visit: Visit, { phoneNumber, code, consents }: Registration): Promise<boolean> {
  const { id } = clientOf(visit)
  if (await findMember(visit.db, id)) throw new Refusal('fidelityKnown')
  checkAnswers(visit, 'FIDELITY_REGISTRATION', consents)
  if (code !== undefined) {
    await verifyPhone(visit, { code })
  } else {
    const { number } = await findPhone(visit.db, id)
    if (phoneNumber !== undefined && mobileNumber(phoneNumber) !== number) {
      await addPhone(visit, { phoneNumber })
      return true
    }
    if (number === null) throw new Refusal('parametersMissing', 'phoneNumber')
  }
  await join(visit, id, consents)
  return false
}

async function join(outer: Visit, id: number, consents: readonly ConsentAnswer[]): Promise<void> {
  await inTransaction(outer, async (visit) => {
    const { db, site } = visit
    await lockUser(db, id)
    await recordConsents(visit, id, 'FIDELITY_REGISTRATION', consents)
    await openWallet(db, site.id, id)
    if (!(await insertMember(db, { userId: id, siteId: site.id, cardNumber: newNumber() }))) {
      throw new Refusal('fidelityKnown')
    }
  })
}

/** Drawn: it tells nothing of its holder, and of a billion none is guessed. */
function newNumber(): string {
  const digits = `${randomInt(1, 10)}${String(randomInt(0, 10 ** 11)).padStart(11, '0')}`
  return `${digits}${checkDigit(digits)}`
}
