import { randomBytes } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { admitStranger } from '../../house/challenges/admit-stranger.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { addressFaults, textFaults } from '../../house/users/typed-faults.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { receiptLetter } from './letters.ts'
import { findContract } from './load-contracts.server.ts'
import { insertOrFind } from './queries.server.ts'
import { type Chosen, DESCRIBED_MAX, NAME_MAX } from './rules.ts'
import { viewWithdrawal, type WithdrawalView } from './views.ts'

/** A declaration by a visitor who is not signed in. */
export interface Declared {
  described: string
  name: string
  emailAddress: string
}

/** The receipt's reference: easy to read aloud, and impossible to guess. */
const newReference = (): string => `R-${randomBytes(8).toString('hex').toUpperCase()}`

/**
 * Withdraws the signed-in client from an order or a consultation; a receipt with date and time is e-mailed at once. A
 * repeated declaration returns the same receipt, without another e-mail.
 * @throws {Refusal} notFound if it is another client's or does not exist; emailMissing if there is no address for the
 * receipt
 */
export async function withdrawFrom(outer: Visit, chosen: Chosen): Promise<WithdrawalView> {
  const client = clientOf(outer)
  if (client.email === null) throw new Refusal('receiptAddressMissing')
  const email = client.email
  return inTransaction(outer, async (visit) => {
    const contract = await findContract(visit, chosen)
    if (!contract) throw new Refusal('notFound')
    if (contract.withdrawal) return contract.withdrawal
    const view = await write(visit, {
      userId: client.id,
      orderId: contract.kind === 'order' ? contract.id : null,
      consultationId: contract.kind === 'consultation' ? contract.id : null,
      described: null,
      name: client.firstName,
      email,
      refundable: contract.refundable,
    })
    return view
  })
}

/** Every fault of a declaration, field by field. */
export function declarationFaults(given: Declared): Refusal[] {
  return [
    ...textFaults('described', given.described, 1, DESCRIBED_MAX),
    ...textFaults('name', given.name, 1, NAME_MAX),
    ...addressFaults(given.emailAddress),
  ]
}

/**
 * Withdraws without signing in. The answer does not reveal whether the contract exists: staff check.
 * @throws {Refusal} the first of `declarationFaults`, challengeUnsolved, tooManyRequests
 */
export async function declareWithdrawal(
  outer: Visit,
  { altcha, ...given }: Declared & { altcha?: string | undefined },
): Promise<WithdrawalView> {
  const [fault] = declarationFaults(given)
  if (fault) throw fault
  const email = tidied(given.emailAddress)
  await admitStranger(outer, 'withdrawal', { email, altcha })
  return inTransaction(outer, (visit) =>
    write(visit, {
      userId: null,
      orderId: null,
      consultationId: null,
      described: tidied(given.described),
      name: tidied(given.name),
      email,
      refundable: null,
    }),
  )
}

type Written = Omit<Parameters<typeof insertOrFind>[1], 'siteId' | 'reference' | 'emailKey' | 'at'>

async function write(visit: Visit, given: Written): Promise<WithdrawalView> {
  const { site } = visit
  const reference = newReference()
  const rest = { siteId: site.id, reference, emailKey: emailKey(given.email), at: visit.now() }
  const view = viewWithdrawal(await insertOrFind(visit.db, { ...given, ...rest }))
  if (view.reference === reference) {
    const values = { company: site.label, canonical: site.canonical, isClient: given.userId !== null }
    await sendMail(visit, view.email, (wording) => receiptLetter(wording, view, values))
  }
  return view
}
