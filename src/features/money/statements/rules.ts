/** How far back days are read, if they were not. */
export const READ_BACK_DAYS = 30

/** Hours after midnight in Paris from which on the list of the day before is taken as whole. */
export const READ_AFTER_HOURS = 2

/** What moves our balance at a provider. */
export const movementKinds = ['payment', 'refund', 'chargeback', 'fee', 'payout', 'other'] as const
