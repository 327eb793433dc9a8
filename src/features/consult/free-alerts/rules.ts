/** Hours until an alert expires: a mail that comes later would surprise. */
export const ALERT_HOURS = 24

/** Texts that alerts may send one person in a day: beyond that they get mails, since texts cost money. */
export const textsADay = { name: 'alert-text', most: 5, seconds: 86_400 }

export const alertEnd = (askedAt: Date): Date => new Date(askedAt.getTime() + ALERT_HOURS * 3_600_000)
