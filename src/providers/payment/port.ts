import type { CallRules } from '../../platform/outside/reach.ts'

export interface Checkout {
  /** Ours; the provider opens one payment for it, however often it is asked. */
  reference: string
  /** Integer cents, EUR. */
  amount: number
  /** What is bought, in French, for the provider's page. */
  label: string
  /** Where the provider sends the client back to; with `annule=1` if they left its page without paying. */
  backTo: string
  /** Whether the bank must be asked to authenticate the client; otherwise the provider decides. */
  strong: boolean
}

export interface Opened {
  /** The provider's payment page. */
  url: string
  /** The provider's own id of the opened payment, which reads it later; null if our reference does. */
  checkout: string | null
}

/** A payment by what opening it was given and returned. */
export interface OpenPayment {
  reference: string
  checkout: string | null
}

/** Why a payment was not made. */
export type Refused = 'declined' | 'fraud' | 'cancelled'

/** Whether the bank authenticated the client. Who bears the loss of a fraud depends on it. */
export type ThreeDSecure = 'authenticated' | 'attempted' | 'exempted' | 'failed' | 'none'

/** The state of a payment, as the provider answers when it is asked. */
export type Reading =
  | { state: 'open' }
  | { state: 'refused'; why: Refused }
  | {
      state: 'paid'
      /** Integer cents that were received. */
      amount: number
      /** ISO 4217, in capitals. */
      currency: string
      /** The provider's own id, which refunds name. */
      payment: string
      threeDSecure: ThreeDSecure
    }

export interface Refund {
  /** Ours: the refund is made once, however often it is requested under one name. */
  name: string
  /** Our reference of the payment that was made. */
  reference: string
  /** The provider's own id of it; null for a provider that has none. */
  payment: string | null
  amount: number
}

/** A provider's message as it arrived. */
export interface RawNotice {
  body: string
  header(name: string): string | undefined
  receivedAt: Date
}

export interface Notice {
  /** The provider's own id of the event, the same each time it is sent. */
  event: string
  /** Our reference of the payment that it is about; null if it is about none. */
  reference: string | null
}

/** A provider's hosted payment page. Its notices are hints: the truth is read. */
export interface PaymentPort {
  readonly name: string
  open(checkout: Checkout, signal: AbortSignal): Promise<Opened>
  /** The state of a payment. */
  read(payment: OpenPayment, signal: AbortSignal): Promise<Reading>
  /** Closes a payment page that nobody paid on; does nothing to a payment that was made or is closed. */
  cancel(payment: OpenPayment, signal: AbortSignal): Promise<void>
  /** Refunds a part of a payment. Returns the provider's reference of the refund. */
  refund(refund: Refund, signal: AbortSignal): Promise<string>
  /** The content of a notice; null for one that the provider did not sign, or too long ago. */
  parseNotice(notice: RawNotice): Notice | null
}

const isId = (value: string | null): boolean => value === null || /^[\x21-\x7e]{1,200}$/.test(value)

export const paymentRules: CallRules<PaymentPort> = {
  open: {
    repeatable: true,
    atOnce: 16,
    isAnswer: ({ url, checkout }) => /^(\/(?!\/)|https:\/\/)\S+$/.test(url) && isId(checkout),
  },
  read: {
    repeatable: true,
    atOnce: 16,
    isAnswer: (reading) => reading.state !== 'paid' || (Number.isSafeInteger(reading.amount) && isId(reading.payment)),
  },
  cancel: { repeatable: true },
  refund: { repeatable: true, isAnswer: isId },
}
