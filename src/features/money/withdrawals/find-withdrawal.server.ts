import type { Visit } from '../../../app.ts'
import { listWithdrawals } from './load-contracts.server.ts'
import type { WithdrawalView } from './views.ts'

/** A receipt of the client's own; null if it is another client's or does not exist. */
export async function findWithdrawal(visit: Visit, reference: string): Promise<WithdrawalView | null> {
  return (await listWithdrawals(visit)).find((one) => one.reference === reference) ?? null
}
