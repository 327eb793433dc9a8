import type { CallRules } from '../../platform/outside/reach.ts'

export interface Checkout {
  /** Ours; comes back with every notice of the provider, which opens one payment for it however often it is asked. */
  reference: string
  /** Integer cents, EUR. */
  amount: number
  siteAddress: string
}

export interface Refund {
  /** Ours: however often it is asked under one name, the money goes back once. */
  name: string
  /** The reference of the payment that was made. */
  payment: string
  amount: number
}

/** Opens a payment page at the provider; the outcome comes back by the provider's own notice. */
export interface PaymentPort {
  readonly name: string
  /** The address that the client is sent to. */
  open(checkout: Checkout, signal: AbortSignal): Promise<string>
  /** Gives a part of a payment back to what paid it. The provider's own reference of it. */
  refund(refund: Refund, signal: AbortSignal): Promise<string>
}

export const paymentRules: CallRules<PaymentPort> = {
  open: { repeatable: true, atOnce: 16, isAnswer: (address) => /^(\/(?!\/)|https:\/\/)\S+$/.test(address) },
  refund: { repeatable: true, isAnswer: (reference) => /^[\x21-\x7e]{1,200}$/.test(reference) },
}
