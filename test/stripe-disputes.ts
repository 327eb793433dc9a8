import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { type StripeServer, signatureOf } from './stripe-server.ts'

type Status = 'needs_response' | 'under_review' | 'won' | 'lost' | `warning_${'needs_response' | 'closed'}`

const id = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`

/** Disputes and early fraud warnings at the double of Stripe, which answers with `answer`. */
export class StripeDisputes {
  private readonly disputes = new Map<string, Partial<Stripe.Dispute> & { id: string }>()
  private readonly warnings = new Map<string, Partial<Stripe.Radar.EarlyFraudWarning> & { id: string }>()
  /** The documents that were handed in, as they were sent. */
  readonly files: string[] = []

  /** The answer to a call about them; null to any other. */
  readonly answer = (path: string, body: string): object | null => {
    if (path === '/v1/files') return { id: `file_${this.files.push(body)}`, object: 'file' }
    const [, kind, of = ''] = /^\/v1\/(disputes|radar\/early_fraud_warnings)\/(\w+)$/.exec(path) ?? []
    if (kind !== 'disputes') return this.warnings.get(of) ?? null
    const found = this.disputes.get(of)
    if (found && new URLSearchParams(body).get('submit') === 'true') {
      const evidence_details = { ...detailsOf(found), submission_count: 1 }
      this.disputes.set(of, { ...found, status: 'under_review', evidence_details })
    }
    return this.disputes.get(of) ?? null
  }

  /** A bank disputes the payment of one of our references; returns the id of the dispute. */
  open(server: StripeServer, reference: string, given: { amount?: number; status?: Status; currency?: string } = {}) {
    const { payment } = server.sessionOf(reference)
    const dispute = {
      id: id('du'),
      object: 'dispute' as const,
      amount: given.amount ?? payment?.received ?? 0,
      currency: given.currency ?? 'eur',
      created: 1_795_000_000,
      reason: 'fraudulent',
      status: given.status ?? 'needs_response',
      balance_transactions: [{ fee: 2000 } as Stripe.BalanceTransaction],
      payment_intent: { id: payment?.id, metadata: { reference } } as unknown as Stripe.PaymentIntent,
      evidence_details: { due_by: 1_795_600_000, submission_count: 0 } as Stripe.Dispute.EvidenceDetails,
    }
    this.disputes.set(dispute.id, dispute)
    return dispute.id
  }

  decide(dispute: string, status: Status): void {
    const found = this.disputes.get(dispute)
    if (found) this.disputes.set(dispute, { ...found, status })
  }

  /** A bank warns of the payment of one of our references. */
  warn(server: StripeServer, reference: string, actionable = true): string {
    const warning = {
      id: id('issfr'),
      object: 'radar.early_fraud_warning' as const,
      actionable,
      created: 1_795_000_000,
      fraud_type: 'made_with_stolen_card',
      payment_intent: {
        id: server.sessionOf(reference).payment?.id,
        metadata: { reference },
      } as unknown as Stripe.PaymentIntent,
    }
    this.warnings.set(warning.id, warning)
    return warning.id
  }

  /** A signed notice about one of them. */
  notice(of: string, type: string, at: Date): { body: string; signature: string } {
    const event = {
      id: id('evt'),
      object: 'event',
      type,
      api_version: '2026-10-28.endive',
      created: 1,
      livemode: false,
    }
    // The object of a notice is old by the time that it is read: only its id counts.
    const body = JSON.stringify({ ...event, data: { object: { id: of } } })
    return { body, signature: signatureOf(body, at) }
  }
}

const detailsOf = ({ evidence_details }: Partial<Stripe.Dispute>) => evidence_details as Stripe.Dispute.EvidenceDetails
