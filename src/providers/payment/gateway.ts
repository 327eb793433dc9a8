import { createHash } from 'node:crypto'
import { href } from 'react-router'
import type { GatewayConfig } from '../../config/gateway.ts'
import { type FormValues, type GatewayTable, readNotice, signatureOf } from './gateway-table.ts'
import { lyraTable } from './lyra.ts'
import { givenBack, newestFirst, orderAnswer, readingOf, refundAnswer, type Transaction } from './lyra-reading.ts'
import type { Checkout, PaymentForm, PaymentPort, Refund } from './port.ts'

/** The service's error for an order of which it has no transaction. */
const UNKNOWN_ORDER = 'PSP_010'

/** Payments on a French bank's page, which a signed form opens. */
export function gatewayPayment(settings: GatewayConfig, table: GatewayTable = lyraTable): PaymentPort {
  const transactionsOf = async (reference: string, signal: AbortSignal): Promise<Transaction[]> => {
    const answer = await ask(settings, 'V4/Order/Get', { orderId: reference }, signal)
    return answer === null ? [] : orderAnswer.parse(answer).transactions
  }
  return {
    name: 'gateway',
    closes: false,
    open: async ({ reference }) => ({ url: href('/paiement/:reference/banque', { reference }), checkout: reference }),
    form: (checkout, openedAt) => formOf(checkout, openedAt, settings, table),
    read: async ({ reference }, signal) => readingOf(await transactionsOf(reference, signal)),
    cancel: async () => {},
    refund: async (refund, signal) =>
      refundBy(settings, refund, await transactionsOf(refund.reference, signal), signal),
    parseNotice: ({ body }) => readNotice(body, table, settings.keys),
  }
}

function formOf(checkout: Checkout, openedAt: Date, settings: GatewayConfig, table: GatewayTable): PaymentForm {
  const [asked, open] = table.form.strong
  const values: FormValues = {
    shop: settings.shop,
    mode: settings.mode,
    amount: String(checkout.amount),
    reference: checkout.reference,
    number: numberOf(checkout.reference),
    at: openedAt.toISOString().replace(/\.\d+|\D/g, ''),
    label: checkout.label,
    backTo: checkout.backTo,
    left: `${checkout.backTo}?annule=1`,
    strong: checkout.strong ? asked : open,
  }
  const named = Object.entries(values).map(([name, value]) => [table.form.names[name as keyof FormValues], value])
  const fields: Record<string, string> = { ...table.form.fixed, ...Object.fromEntries(named) }
  const signature = signatureOf(fields, table.signature, settings.keys[0])
  return { action: settings.pageUrl, fields: { ...fields, [table.signature.field]: signature } }
}

/** The same for each form of a payment: the bank takes a number once a day, so that nobody pays twice. */
const numberOf = (reference: string): string => {
  const digest = createHash('sha256').update(reference).digest()
  return (digest.readUIntBE(0, 6) % 36 ** 6).toString(36).padStart(6, '0')
}

/**
 * The service makes a refund as often as it is asked: what it has given back of the payment tells whether this one was
 * made. A part is refunded only once the payment was collected, at night.
 * @returns the id of the refund at the bank
 * @throws {TypeError} while another refund of the payment is unconfirmed, or was made in the bank's own back office
 */
async function refundBy(
  settings: GatewayConfig,
  { name, payment, amount, confirmed, reference }: Refund,
  transactions: readonly Transaction[],
  signal: AbortSignal,
): Promise<string> {
  const paid = transactions.find(({ uuid }) => uuid === payment)
  if (!paid) throw new TypeError(`the payment of ${reference} is unknown`)
  const unconfirmed = givenBack(transactions) - confirmed
  if (unconfirmed === amount) return idOfRefund(transactions, paid)
  if (unconfirmed !== 0) throw new TypeError(`another refund of ${reference} is unconfirmed`)
  const asked = { uuid: paid.uuid, amount, currency: paid.currency, comment: name }
  const resolutionMode = amount === paid.amount ? 'AUTO' : 'REFUND_ONLY'
  return refundAnswer.parse(await ask(settings, 'V4/Transaction/CancelOrRefund', { ...asked, resolutionMode }, signal))
    .uuid
}

/** The id of the last refund; a payment that was cancelled instead is its own. */
const idOfRefund = (transactions: readonly Transaction[], paid: Transaction): string =>
  newestFirst(transactions).find(({ operationType }) => operationType === 'CREDIT')?.uuid ?? paid.uuid

/** The answer of the service; null for an order that it does not know. */
async function ask(
  { serviceUrl, shop, password }: GatewayConfig,
  call: string,
  body: object,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(new URL(call, serviceUrl), {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${shop}:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  })
  if (!response.ok) throw new GatewayFault(String(response.status))
  const { status, answer } = (await response.json()) as { status?: unknown; answer?: { errorCode?: unknown } }
  if (status === 'SUCCESS') return answer
  if (answer?.errorCode === UNKNOWN_ORDER) return null
  throw new GatewayFault(String(answer?.errorCode))
}

/** A refusal of the service: with its code only, as its messages repeat what was sent. */
class GatewayFault extends Error {
  readonly code: string

  constructor(code: string) {
    super(`the gateway answered ${code}`)
    this.code = code
  }
}
