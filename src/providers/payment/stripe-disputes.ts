import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { StripeConfig } from '../../config/stripe.ts'
import type { DisputePort, DisputeReading, Evidence } from './dispute-port.ts'
import { openStripe } from './stripe-client.ts'

/** Events about disputes and warnings. */
const aboutDisputes = /^(charge\.dispute|radar\.early_fraud_warning)\./
/** The prefix of the ids of warnings; those of disputes have others. */
const WARNING = /^issfr_/
/** With our reference of the payment. */
const expand = ['payment_intent']

/** The id of the dispute or warning that an event is about, if it is about one. */
export const disputeIn = (type: string, { id }: { id?: string | undefined }): { dispute?: string } =>
  aboutDisputes.test(type) && id !== undefined ? { dispute: id } : {}

/** The disputes and early fraud warnings of payments made at Stripe. */
export function stripeDisputes(settings: StripeConfig): DisputePort {
  const stripe = openStripe(settings)
  return {
    name: 'stripe',
    async read(id) {
      return WARNING.test(id)
        ? warningOf(await stripe.radar.earlyFraudWarnings.retrieve(id, { expand }))
        : readingOf(await stripe.disputes.retrieve(id, { expand }))
    },
    answer: (evidence) => answer(stripe, evidence),
  }
}

/** Tried again, a document is one file and one answer; another document needs other keys. */
async function answer(stripe: Stripe, { dispute, pdf, product }: Evidence): Promise<void> {
  const key = `${dispute}-${createHash('sha256').update(pdf).digest('hex').slice(0, 32)}`
  const file = { data: pdf, name: 'preuves.pdf', type: 'application/pdf' }
  const { id } = await stripe.files.create({ purpose: 'dispute_evidence', file }, { idempotencyKey: `file-${key}` })
  const evidence = { service_documentation: id, product_description: product }
  await stripe.disputes.update(dispute, { evidence, submit: true }, { idempotencyKey: `answer-${key}` })
}

const referenceOf = (payment: string | Stripe.PaymentIntent | null | undefined): string | null =>
  typeof payment === 'object' ? (payment?.metadata.reference ?? null) : null

/** One that was disputed or refunded since asks for nothing any more. */
function warningOf({ payment_intent, fraud_type, ...of }: Stripe.Radar.EarlyFraudWarning): DisputeReading {
  return {
    state: of.actionable ? 'warning' : 'closed',
    reference: referenceOf(payment_intent),
    amount: null,
    currency: null,
    reason: fraud_type,
    fee: null,
    dueBy: null,
    answered: false,
    openedAt: new Date(of.created * 1000),
  }
}

function readingOf(dispute: Stripe.Dispute): DisputeReading {
  const { evidence_details: evidence, balance_transactions: moved } = dispute
  return {
    state: stateOf(dispute.status),
    reference: referenceOf(dispute.payment_intent),
    amount: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    fee: moved.length > 0 ? moved.reduce((sum, { fee }) => sum + fee, 0) : null,
    dueBy: evidence.due_by ? new Date(evidence.due_by * 1000) : null,
    answered: evidence.submission_count > 0,
    openedAt: new Date(dispute.created * 1000),
  }
}

/** @throws for a status that Stripe adds later: it must not be taken for another */
function stateOf(status: Stripe.Dispute.Status): DisputeReading['state'] {
  switch (status) {
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'inquiry'
    case 'warning_closed':
      return 'closed'
    case 'needs_response':
    case 'under_review':
    case 'appeal_needs_response':
    case 'appeal_under_review':
      return 'open'
    case 'won':
      return 'won'
    // Prevented: the money went back to the card before the bank had to decide.
    case 'lost':
    case 'prevented':
      return 'lost'
    default:
      throw new TypeError(`unknown status ${status}`)
  }
}
