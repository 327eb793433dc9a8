import { DAY_MS, DAY_SECONDS, later } from '../../../platform/time/instants.ts'

/** Days until an unused alert expires: a message that comes later would surprise. */
export const ALERT_DAYS = 7

/** Texts that alerts may send one person in a day: beyond that they get mails, since texts cost money. */
export const textsADay = { name: 'alert-text', most: 5, seconds: DAY_SECONDS }

export const alertEnd = (askedAt: Date): Date => later(askedAt, ALERT_DAYS * DAY_MS)
