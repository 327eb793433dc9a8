const NBSP = '\u00a0'

/** The fonts have no narrow space, which Intl writes in French: an ordinary no-break space stands for it. */
const widen = (text: string): string => text.replaceAll('\u202f', NBSP)

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Integer cents as French euros, e.g. "2,50 €". */
export const inEuros = (cents: number): string => widen(euros.format(cents / 100))

/** A price by the minute, e.g. "2,50 €/min". */
export const perMinute = (cents: number): string => `${inEuros(cents)}/min`

/** Whole seconds as a running time, e.g. "2 min 05 s". */
export function inMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return `${rest}${NBSP}s`
  return `${minutes}${NBSP}min${rest ? `${NBSP}${String(rest).padStart(2, '0')}${NBSP}s` : ''}`
}

/** A running time with the seconds that were counted, e.g. "2 min 05 s (125 s)". */
export const inMinutesExactly = (seconds: number): string =>
  seconds < 60 ? inMinutes(seconds) : `${inMinutes(seconds)} (${seconds}${NBSP}s)`

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })
const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' })

/** The first of a month is an ordinal, which Intl does not write. */
const asSaid = (date: string): string => widen(date).replace(/^1 /, '1er ')

export const inDay = (date: Date | string): string => asSaid(day.format(new Date(date)))
export const inDayAndHour = (date: Date | string): string => hourIn(moment, new Date(date))
export const inClock = (date: Date | string): string => hourIn(clock, new Date(date))

const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** YYYY-MM as "novembre 2026". */
export const inMonth = (date: string): string => widen(month.format(new Date(`${date}-01`)))

const HOUR = 3_600_000

/** The hour that comes twice on a night in October says which of the two it is. */
function hourIn(format: Intl.DateTimeFormat, date: Date): string {
  const written = asSaid(format.format(date))
  const comesTwice = (later: number) => asSaid(format.format(date.getTime() + later)) === written
  if (comesTwice(HOUR)) return `${written} (heure d’été)`
  return comesTwice(-HOUR) ? `${written} (heure d’hiver)` : written
}
