export interface Checkout {
  /** Ours; comes back with every notice of the provider. */
  reference: string
  /** Integer cents, EUR. */
  amount: number
  siteAddress: string
}

/** Opens a payment page at the provider; the outcome comes back by the provider's own notice. */
export interface PaymentPort {
  readonly name: string
  /** The address that the client is sent to. */
  open(checkout: Checkout): Promise<string>
}
