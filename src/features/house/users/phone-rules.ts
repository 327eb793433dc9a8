/** The channels for messages. */
export const contacts = ['email', 'sms'] as const
export type Contact = (typeof contacts)[number]

/** Free time for a proved mobile, once per number and once per person. */
export const PHONE_BONUS_SECONDS = 180

/**
 * What is missing to claim the offer: an address, a telephone or nothing; or whether the person or the number already
 * claimed it.
 */
export const bonusStates = ['emailNeeded', 'phoneNeeded', 'open', 'redeemed', 'numberRedeemed'] as const
export type BonusState = (typeof bonusStates)[number]
