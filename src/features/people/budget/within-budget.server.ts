import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { hasChosen, insertChoice, leftToBuy, writeCap } from './queries.server.ts'
import { type Left, leftInWords } from './rules.ts'

/** The refusal of what a cap does not leave room for. */
export const capReached = (left: Left): Refusal => new Refusal('capReached', undefined, leftInWords(left))

interface Purchase {
  clientId: number
  amount: number
  reference: string
  /** The cap per month chosen with a first purchase, null for none; undefined if nothing was chosen. */
  monthCap: number | null | undefined
}

/**
 * Called before a payment is opened, so that none is opened in vain; the database decides again when the order is stored.
 * @throws {Refusal} budgetMissing at a first purchase without a choice, capReached
 */
export async function requireBudget(visit: Visit, { clientId, amount, reference, monthCap }: Purchase): Promise<void> {
  if (!(await hasChosen(visit.db, clientId))) {
    if (monthCap === undefined) throw new Refusal('budgetMissing')
    if (monthCap !== null && amount > monthCap) throw capReached({ cents: monthCap, period: 'month' })
  }
  const left = await leftToBuy(visit.db, clientId, visit.now(), reference)
  if (left && amount > left.cents) throw capReached(left)
}

/** Stores the choice made with a first purchase; one made before stays as it is. */
export async function chooseBudget(visit: Visit, clientId: number, monthCap: number | null): Promise<void> {
  if (await hasChosen(visit.db, clientId)) return
  await insertChoice(visit.db, clientId)
  if (monthCap !== null) await writeCap(visit.db, clientId, 'month', monthCap)
}

/** Turns the database's refusal of an order into ours. */
export function orCapReached(thrown: unknown): never {
  throw violatedConstraint(thrown) === 'orders_within_budget' ? new Refusal('capReached') : thrown
}
