import type { CallRules } from '../../platform/outside/reach.ts'

export type MovementKind = 'payment' | 'refund' | 'chargeback' | 'fee' | 'payout' | 'other'

/** A movement of our balance at a provider, as its own list has it. */
export interface Movement {
  id: string
  kind: MovementKind
  /** The provider's own id of what moved it: a payment's charge, a refund, a dispute, a transfer to our bank. */
  source: string | null
  /** The provider's own id of the payment that it is about; null if it is about none. */
  payment: string | null
  /** Integer cents, positive into the balance, before the fee. */
  amount: number
  /** Integer cents that the provider keeps. */
  fee: number
  /** ISO 4217, in capitals. */
  currency: string
  at: Date
}

export interface MovementsAsked {
  from: Date
  /** Not included. */
  until: Date
  /** The last movement of the page before; null for the first page. */
  after: string | null
}

export interface MovementPage {
  movements: readonly Movement[]
  /** The last movement of this page if more follow; null on the last page. */
  next: string | null
}

/** The list of movements that a provider keeps; one without such a list has no such port. */
export interface StatementPort {
  /** The name of the payment provider. */
  readonly name: string
  movements(asked: MovementsAsked, signal: AbortSignal): Promise<MovementPage>
  /** Cents in euros that the provider holds for us now, those that are not available yet included. */
  balance(now: Date, signal: AbortSignal): Promise<number>
}

export const statementRules: CallRules<StatementPort> = {
  movements: {
    repeatable: true,
    isAnswer: ({ movements }) => movements.every(({ amount }) => Number.isSafeInteger(amount)),
  },
  balance: { repeatable: true, isAnswer: Number.isSafeInteger },
}
