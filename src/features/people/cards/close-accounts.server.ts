import type { App } from '../../../app.ts'
import { deleteCustomer, listErasedCustomers } from './queries.server.ts'

/**
 * Has the providers delete what they keep of erased accounts: a row goes once its provider confirmed. A failure does not
 * stop the others, and the job is retried.
 */
export async function closeAccounts(app: App): Promise<void> {
  const failed: unknown[] = []
  for (const { userId, provider, customer } of await listErasedCustomers(app.db)) {
    const cards = app.payments.get(provider)?.cards
    if (!cards) failed.push(new Error(`no provider ${provider} to close an account at`))
    else
      await cards
        .closeAccount(customer)
        .then(() => deleteCustomer(app.db, userId, provider))
        .catch((error) => failed.push(error))
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} accounts stay open at a payment provider`)
}
