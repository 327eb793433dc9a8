import { z } from 'zod'
import type { App } from '../../../app.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { siteBy } from '../../../sites/index.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { type Outcome, settleOrder } from '../wallet/settle-order.server.ts'
import { findPayment, type OpenedPayment } from './queries.server.ts'

/** Read again for some hours: a provider that is down must not leave a payment uncredited. */
export const paymentToRead: JobKind<{ provider: string; reference: string }> = {
  name: 'read-payment',
  data: z.strictObject({ provider: z.string(), reference: z.string() }),
  again: { most: 12, firstSeconds: 2 },
}

/** An order after its payment was read. */
export type ReadOrder = Pick<OpenedPayment, 'status' | 'refusal'>

/**
 * Asks a provider for the state of a payment and settles its order accordingly, once. A payment of another amount or
 * currency than was opened proves nothing: its order is refused as unproven, for staff to look at.
 * @returns the order as it is now, or null for an unknown reference
 * @throws {OutsideFailure} if the provider does not answer; an error for a provider that is no longer configured
 */
export async function readPayment(app: App, provider: string, reference: string): Promise<ReadOrder | null> {
  const opened = await findPayment(app.db, provider, reference)
  if (!opened || opened.status === 'paid') return opened
  const port = app.payments.get(provider)
  if (!port) throw new Error(`no provider ${provider} to read a payment`)
  const reading = await port.read({ reference, checkout: opened.checkout })
  return reading.state === 'open' ? opened : settle(app, { provider, reference }, opened, reading)
}

/** An order whose payment ended, as it is then. */
async function settle(
  app: App,
  { provider, reference }: { provider: string; reference: string },
  opened: OpenedPayment,
  reading: Settled,
): Promise<ReadOrder | null> {
  const outcome = outcomeOf(reading, opened)
  if ('refused' in outcome && outcome.refused === 'unproven') {
    app.log.error({ provider, reference, expected: opened.amount }, 'payment of another amount or currency')
  }
  const visit = systemVisit(app, siteBy(app.sites, opened.siteId))
  await settleOrder(visit, { provider, reference, ...outcome })
  return findPayment(app.db, provider, reference)
}

/**
 * Closes the page of a payment that nobody made, and settles its order: an open order takes room below its client's caps.
 * At a provider that closes no page it is cancelled here; a payment that comes later all the same is credited.
 * @returns the order as it is now, or null for an unknown reference
 * @throws as readPayment
 */
export async function closePayment(app: App, provider: string, reference: string): Promise<ReadOrder | null> {
  const opened = await findPayment(app.db, provider, reference)
  const port = app.payments.get(provider)
  if (opened?.status === 'pending' && port) await port.cancel({ reference, checkout: opened.checkout })
  const read = await readPayment(app, provider, reference)
  if (!opened || !port || port.closes || read?.status !== 'pending') return read
  return settle(app, { provider, reference }, opened, { state: 'refused', why: 'cancelled' })
}

type Settled = Exclude<Awaited<ReturnType<App['payment']['read']>>, { state: 'open' }>

function outcomeOf(reading: Settled, opened: OpenedPayment): Outcome {
  if (reading.state === 'refused') return { refused: reading.why }
  const { amount, currency, payment, threeDSecure, card } = reading
  return amount === opened.amount && currency === opened.currency
    ? { paid: { payment, threeDSecure, card } }
    : { refused: 'unproven' }
}
