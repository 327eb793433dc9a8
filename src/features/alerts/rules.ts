/** How long a wish to be told holds: a mail that comes later would surprise. */
export const ALERT_HOURS = 24

export const alertEnd = (askedAt: Date): Date => new Date(askedAt.getTime() + ALERT_HOURS * 3_600_000)
