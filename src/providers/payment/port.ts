export interface Checkout {
  orderId: number
  /** Integer cents, EUR. */
  amount: number
  label: string
  siteAddress: string
}

/** Opens a payment page at the provider; the outcome comes back by the provider's own notice. */
export interface PaymentPort {
  readonly name: string
  open(checkout: Checkout): Promise<{ reference: string; url: string }>
}
