/** Where messages may go. */
export const contacts = ['email', 'sms'] as const
export type Contact = (typeof contacts)[number]

/** Free time for a proved mobile, once to a number and once to a person. */
export const PHONE_BONUS_SECONDS = 180

/** What a person lacks for the offer: an address, a telephone, nothing; or that the person or the number had it. */
export const bonusStates = ['emailNeeded', 'phoneNeeded', 'open', 'redeemed', 'numberRedeemed'] as const
export type BonusState = (typeof bonusStates)[number]
