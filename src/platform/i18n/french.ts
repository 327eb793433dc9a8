import { PARIS } from '../time/days.ts'
import { HOUR_MS, HOUR_SECONDS, later } from '../time/instants.ts'

const NBSP = '\u00a0'

/** The fonts lack the narrow space that Intl writes in French: an ordinary no-break space replaces it. */
const widen = (text: string): string => text.replaceAll('\u202f', NBSP)

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Integer cents as French euros, e.g. "2,50 €". */
export const inEuros = (cents: number): string => widen(euros.format(cents / 100))

/** A price per minute, e.g. "2,50 €/min". */
export const perMinute = (cents: number): string => `${inEuros(cents)}/min`

/** Whole seconds as a duration, e.g. "2 min 05 s" or "1 h 18 min". */
export function inMinutes(seconds: number): string {
  const hours = Math.floor(seconds / HOUR_SECONDS)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = seconds % 60
  const parts = [
    hours ? `${hours}${NBSP}h` : '',
    minutes ? `${hours ? two(minutes) : minutes}${NBSP}min` : '',
    rest || seconds === 0 ? `${seconds < 60 ? rest : two(rest)}${NBSP}s` : '',
  ]
  return parts.filter(Boolean).join(NBSP)
}

const two = (count: number): string => String(count).padStart(2, '0')

/** Whole seconds as a countdown, e.g. "1:34" or "1:05:00". */
export function onClock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = two(seconds % 60)
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`
}

/** A duration with the counted seconds, e.g. "2 min 05 s (125 s)". */
export const inMinutesExactly = (seconds: number): string =>
  seconds < 60 ? inMinutes(seconds) : `${inMinutes(seconds)} (${seconds}${NBSP}s)`

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: PARIS })
const dayOfYear = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: PARIS })
const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: PARIS })

/** The first of a month is an ordinal in French, which Intl does not write. */
const asSaid = (date: string): string => widen(date).replace(/^1 /, '1er ')

export const inDay = (date: Date | string): string => asSaid(day.format(new Date(date)))
/** A day without its year, e.g. "22 novembre". */
export const inDayOfYear = (date: Date | string): string => asSaid(dayOfYear.format(new Date(date)))

const weekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: PARIS })
/** The name of a day, e.g. "lundi". */
export const inWeekday = (date: Date | string): string => weekday.format(new Date(date))

/** A range of days without repeated parts, e.g. "1er au 30 novembre 2026", for use after "du". */
export function inDays(from: Date | string, to: Date | string): string {
  const [first, last] = [inDay(from).split(' '), inDay(to).split(' ')]
  const shared = first[2] !== last[2] ? 0 : first[1] !== last[1] ? 1 : 2
  return `${first.slice(0, 3 - shared).join(' ')} au ${last.join(' ')}`
}

/** A time as spoken, e.g. "15 h 53" and "9 h". */
export const inHour = (date: Date | string): string => saidOnce(new Date(date), hourOf)
/** A time with seconds, e.g. "15 h 53 min 09 s". */
export const inClock = (date: Date | string): string => saidOnce(new Date(date), clockOf)
export const inDayAndHour = (date: Date | string): string =>
  saidOnce(new Date(date), (at) => `${inDay(at)} à ${hourOf(at)}`)

const partsOf = (at: Date): string[] => clock.format(at).split(':')

function hourOf(at: Date): string {
  const [hour, minute] = partsOf(at)
  return `${Number(hour)}${NBSP}h${minute === '00' ? '' : `${NBSP}${minute}`}`
}

const clockOf = (at: Date): string => withSeconds(partsOf(at))

function withSeconds([hour, minute, second]: string[]): string {
  return `${Number(hour)}${NBSP}h${NBSP}${minute}${NBSP}min${NBSP}${second}${NBSP}s`
}

const universalDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
const universalClock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'UTC' })

/** An instant in universal time, e.g. "12 mai 1990 à 12 h 30 min 00 s". */
export const inUniversalTime = (date: Date | string): string =>
  `${asSaid(universalDay.format(new Date(date)))} à ${withSeconds(universalClock.format(new Date(date)).split(':'))}`

const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** YYYY-MM as "novembre 2026". */
export const inMonth = (date: string): string => widen(month.format(new Date(`${date}-01`)))

/** A time in Paris; adds which of the two is meant for the repeated hour in October. */
function saidOnce(at: Date, write: (at: Date) => string): string {
  const written = write(at)
  const comesTwice = (after: number) => write(later(at, after)) === written
  if (comesTwice(HOUR_MS)) return `${written} (heure d’été)`
  return comesTwice(-HOUR_MS) ? `${written} (heure d’hiver)` : written
}
