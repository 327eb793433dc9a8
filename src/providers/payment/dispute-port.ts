import type { CallRules } from '../../platform/outside/reach.ts'

/** What a bank says of a payment, as the provider answers when it is asked. */
export interface DisputeReading {
  /**
   * `warning`: fraud is feared, nothing is disputed yet; `inquiry`: the bank asks, the money stays; `open`: it took the
   * money back and decides; `won`: it gave it back; `lost`: it keeps it; `closed`: it asked, and left it there.
   */
  state: 'warning' | 'inquiry' | 'open' | 'won' | 'lost' | 'closed'
  /** Our reference of the payment; null for one that is not ours. */
  reference: string | null
  /** Integer cents that are disputed; null if only the whole payment can be meant. */
  amount: number | null
  /** ISO 4217, in capitals; null beside an amount of null. */
  currency: string | null
  /** The bank's reason, in the provider's word. */
  reason: string
  /** What the provider charges for it, in cents; null if it does not say. */
  fee: number | null
  /** Until when evidence is taken; null if none is. */
  dueBy: Date | null
  /** Whether evidence was handed in. */
  answered: boolean
  openedAt: Date
}

/** A document that answers a dispute. */
export interface Evidence {
  /** The provider's own id of the dispute. */
  dispute: string
  pdf: Buffer
  /** What the payment bought, in the language of the bank. */
  product: string
}

/** The disputes of a provider that tells of them; one without it has no such port. */
export interface DisputePort {
  /** The name of the payment provider. */
  readonly name: string
  /** The state of a dispute or of a warning, by the provider's own id. */
  read(dispute: string, signal: AbortSignal): Promise<DisputeReading>
  /** Hands evidence in. It can be done once: banks take no second answer. */
  answer(evidence: Evidence, signal: AbortSignal): Promise<void>
}

export const disputeRules: CallRules<DisputePort> = {
  read: { repeatable: true, isAnswer: ({ amount }) => amount === null || Number.isSafeInteger(amount) },
  answer: { repeatable: true },
}
