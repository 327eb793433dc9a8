export const NAME_MAX = 120
export const ABOUT_MAX = 200
export const TEXT_MIN = 20
export const TEXT_MAX = 4000
/** What the terms promise: an answer within so many days; after two months the mediator may be asked. */
export const ANSWER_DAYS = 14
