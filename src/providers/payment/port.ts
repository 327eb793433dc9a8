import type { CallRules } from '../../platform/outside/reach.ts'

export interface Checkout {
  /** Ours; returned with every notice of the provider, which opens one payment for it however often it is asked. */
  reference: string
  /** Integer cents, EUR. */
  amount: number
  siteAddress: string
}

export interface Refund {
  /** Ours: the refund is made once, however often it is requested under one name. */
  name: string
  /** The reference of the payment that was made. */
  payment: string
  amount: number
}

/** Opens a payment page at the provider; the outcome arrives by the provider's own notice. */
export interface PaymentPort {
  readonly name: string
  /** The address of the payment page. */
  open(checkout: Checkout, signal: AbortSignal): Promise<string>
  /** Refunds a part of a payment. Returns the provider's reference of the refund. */
  refund(refund: Refund, signal: AbortSignal): Promise<string>
}

export const paymentRules: CallRules<PaymentPort> = {
  open: { repeatable: true, atOnce: 16, isAnswer: (address) => /^(\/(?!\/)|https:\/\/)\S+$/.test(address) },
  refund: { repeatable: true, isAnswer: (reference) => /^[\x21-\x7e]{1,200}$/.test(reference) },
}
