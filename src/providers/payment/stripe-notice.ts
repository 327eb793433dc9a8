import Stripe from 'stripe'
import { z } from 'zod'
import { parsedOrNull } from '../../platform/contract/json.ts'
import { unstorable } from '../../platform/contract/storable.ts'
import type { Notice, RawNotice } from './port.ts'
import { disputeIn } from './stripe-disputes.ts'

/** How old a notice may be, in seconds. */
const TOLERANCE_S = 300

/** Events about a hosted payment page, and about a payment, whichever way it is made. */
const aboutCheckouts = /^checkout\.session\./
const aboutPayments = /^payment_intent\./

const text = z.string().refine((given) => unstorable(given) === null)
const page = z.object({ client_reference_id: text.nullish() })
const payment = z.object({ metadata: z.object({ reference: text.optional() }) })
const event = z.object({
  id: text.min(1),
  type: text,
  data: z.object({ object: z.looseObject({ id: text.optional() }) }),
})

/** Null for what Stripe did not sign, or does not send: a signature says who, not that it makes sense. */
export function readNotice(
  stripe: Stripe,
  secrets: readonly string[],
  { body, header, receivedAt }: RawNotice,
): Notice | null {
  const signature = header('stripe-signature')
  const isSigned = (secret: string) =>
    signature !== undefined && isSignedBy(stripe, secret, body, signature, receivedAt.getTime())
  return secrets.some(isSigned) ? noticeOf(body) : null
}

function isSignedBy(stripe: Stripe, secret: string, body: string, signature: string, at: number): boolean {
  try {
    return stripe.webhooks.signature?.verifyHeader(body, signature, secret, TOLERANCE_S, undefined, at) === true
  } catch (thrown) {
    if (thrown instanceof Stripe.errors.StripeSignatureVerificationError) return false
    throw thrown
  }
}

function noticeOf(body: string): Notice | null {
  const read = event.safeParse(parsedOrNull(body)).data
  if (!read) return null
  const { type, data } = read
  const told = aboutPayments.test(type) ? referenceOfPayment(data.object) : referenceOfPage(type, data.object)
  return told === undefined ? null : { event: read.id, reference: told, ...disputeIn(type, data.object) }
}

/** Undefined if it is not what the event's type says. */
const referenceOfPayment = (object: unknown): string | null | undefined => {
  const read = payment.safeParse(object).data
  return read && (read.metadata.reference ?? null)
}

const referenceOfPage = (type: string, object: unknown): string | null | undefined => {
  if (!aboutCheckouts.test(type)) return null
  const read = page.safeParse(object).data
  return read && (read.client_reference_id ?? null)
}
