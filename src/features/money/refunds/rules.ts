export type RefundState = 'asked' | 'done' | 'withStaff'

/** Days within which a refund reaches the client: what the law gives for a withdrawal, promised for every refund. */
export const REFUND_WITHIN_DAYS = 14

/** The state of a refund that its client follows. */
export function stateOf(refund: { reference: string | null; givenUpAt: Date | null }): RefundState {
  if (refund.reference !== null) return 'done'
  return refund.givenUpAt === null ? 'asked' : 'withStaff'
}
