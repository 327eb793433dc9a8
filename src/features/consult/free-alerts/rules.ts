import { DAY_SECONDS, HOUR_MS, later } from '../../../platform/time/instants.ts'

/** Hours until an alert expires: a mail that comes later would surprise. */
export const ALERT_HOURS = 24

/** Texts that alerts may send one person in a day: beyond that they get mails, since texts cost money. */
export const textsADay = { name: 'alert-text', most: 5, seconds: DAY_SECONDS }

export const alertEnd = (askedAt: Date): Date => later(askedAt, ALERT_HOURS * HOUR_MS)
