import { apart, signOfLongitude } from '../src/astrology/angles.ts'
import { ASPECT_ANGLES } from '../src/astrology/aspects.ts'
import { eclipsesIn } from '../src/astrology/events/eclipses.ts'
import type { Ephemeris } from '../src/astrology/events/ephemeris.ts'
import { elongationAt } from '../src/astrology/events/events.ts'
import { parisSpan } from '../src/astrology/events/sky-of-day.ts'
import { ASPECTS, type Aspect, PLANETS, type Planet, SIGNS, type Sign } from '../src/astrology/names.ts'
import type { Said } from '../src/features/sky/horoscopes/because.ts'
import { composeAll } from '../src/features/sky/horoscopes/compose.ts'
import { places } from '../src/features/sky/horoscopes/fragments/facts.data.ts'
import { type Span, spanOf } from '../src/features/sky/horoscopes/periods.ts'
import { texts } from '../src/features/sky/sky/texts.ts'
import { inDayOfYear } from '../src/platform/i18n/french.ts'
import { dayInParis, daysAfter } from '../src/platform/time/days.ts'

/** The names of planets as sentences write them, to find those that a text speaks of. */
const NAMES: Readonly<Record<Planet, string>> = texts.entries
const HOUR = 3_600_000
const DATE = '(\\d+(?:er)?(?: (?!au\\b)[a-zéû]+)?)'
const FULL_DATE = '(\\d+(?:er)? [a-zéû]+)'

interface Told extends Said {
  sign: Sign
  span: Span
  days: readonly string[]
  sky: Ephemeris
}

/** All sentences of the months or years of 2026 and 2027 for every sign, and those that the sky contradicts. */
export function checkDated(length: 'month' | 'year', sky: Ephemeris): { checked: number; wrong: string[] } {
  const count = length === 'month' ? 24 : 2
  const spans = Array.from({ length: count }, (_, index) =>
    length === 'month'
      ? spanOf('month', new Date(Date.UTC(2026, index, 15)).toISOString().slice(0, 10))
      : spanOf('year', `${2026 + index}-06-01`),
  )
  const told = spans.flatMap((span) => toldIn(span, sky))
  const wrong = told.flatMap((one) => {
    const fault = faultOf(one)
    return fault ? [`${one.span.from} ${one.sign} ${one.id}: ${fault}: ${one.text}`] : []
  })
  return { checked: told.length, wrong }
}

function toldIn(span: Span, sky: Ephemeris): Told[] {
  const days = [span.from]
  while (days.at(-1)! < span.to) days.push(daysAfter(days.at(-1)!, 1))
  return composeAll(span, sky).flatMap(({ opening, sections }, index) =>
    [...opening.said, ...sections.flatMap(({ said }) => said)].map((one) => ({
      ...one,
      sign: SIGNS[index]!,
      span,
      days,
      sky,
    })),
  )
}

/** What the sky says against a sentence, from positions alone; null if nothing. */
function faultOf(told: Told): string | null {
  const { text, because, id } = told
  if (/[{}]/.test(text)) return 'a place is not filled'
  const named = PLANETS.filter((body) => new RegExp(`(?<![\\p{L}])${NAMES[body]}`, 'u').test(text))
  const known = [because.body, because.target, ...(because.aspect === 'eclipse' ? ['sun', 'moon'] : [])]
  if (named.some((body) => !known.includes(body))) return `speaks of ${named.join(', ')}`
  const house = because.house ?? Number(because.target.slice('house-'.length))
  if (/fact\.(aspect|station|eclipse)|backwards|mercuryHouse/.test(id)) {
    if (!places[house as 1].some((words) => text.includes(words))) return `does not name house ${house}`
  }
  if (because.aspect === 'house' || (because.aspect === 'retrograde' && because.until)) return stayFault(told)
  if (because.aspect === 'eclipse') return eclipseFault(told)
  if (!new RegExp(`^Le ${inDayOfYear(because.exactAt)},`).test(text)) return `is not dated ${because.exactAt}`
  if (because.aspect === 'phase') return moonFault(told)
  if (because.aspect === 'retrograde' || because.aspect === 'direct') return stationFault(told)
  return ASPECTS.some((one) => one === because.aspect) ? meetingFault(told) : `has an unknown reason in ${id}`
}

/** What a day or a span gives is asked for by thousands of sentences. */
function once<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const found = known.get(key) ?? make(key)
    known.set(key, found)
    return found
  }
}
const noonOf = once((day) => (parisSpan(day).from + parisSpan(day).to) / 2)
const writtenOf = once((day) => inDayOfYear(day))
const eclipsesFrom = once((bounds) => {
  const [from = '', to = ''] = bounds.split(' ')
  return eclipsesIn({ from: parisSpan(from).from, to: parisSpan(to).to })
})

const houseAt = ({ sky, sign }: Told, body: Planet, at: number): number =>
  ((SIGNS.indexOf(signOfLongitude(sky(body, at).longitude)) - SIGNS.indexOf(sign) + 12) % 12) + 1
const speedAt = (sky: Ephemeris, body: Planet, at: number) => sky(body, at).speed

/** The days that the words "jusqu’au", "à partir du", "du … au" and "tout le mois" cover, ends included. */
function coveredBy({ text, days }: Told): [string, string][] | null {
  const dayOf = (written: string, month?: string) => {
    const whole = /[a-zéû]{3}/.test(written.replace('er', '')) ? written : `${written} ${month}`
    return days.find((day) => writtenOf(day) === whole)
  }
  const covered: [string | undefined, string | undefined][] = [
    ...[...text.matchAll(new RegExp(`jusqu’au ${FULL_DATE}`, 'gi'))].map((found): [string, string | undefined] => [
      days[0]!,
      dayOf(found[1]!),
    ]),
    ...[...text.matchAll(new RegExp(`à partir du ${FULL_DATE}`, 'gi'))].map((found): [string | undefined, string] => [
      dayOf(found[1]!),
      days.at(-1)!,
    ]),
    ...[...text.matchAll(new RegExp(`(?<!partir )\\bdu ${DATE} au ${FULL_DATE}`, 'gi'))].map(
      (found): [string | undefined, string | undefined] => [
        dayOf(found[1]!, found[2]!.split(' ')[1]),
        dayOf(found[2]!),
      ],
    ),
    ...(/tout le mois|toute l’année/i.test(text) ? [[days[0]!, days.at(-1)!] as [string, string]] : []),
  ]
  return covered.every(([from, to]) => from && to) && covered.length > 0 ? (covered as [string, string][]) : null
}

/** A body is in the house on every noon within the told days, and on no other; retrograde too if that is told. */
function stayFault(told: Told): string | null {
  const { because, days, sky, id, text } = told
  if (id.includes('fact.ingress')) return ingressFault(told)
  const covered = coveredBy(told)
  if (!covered) return 'has no days of the span'
  const goesBack = because.aspect === 'retrograde'
  const house = Number(because.target.slice('house-'.length))
  const edges = new Set(
    [...text.matchAll(new RegExp(`(?:du|jusqu’au|au) ${DATE}`, 'gi'))].map(([, written]) => written),
  )
  const isEdge = (day: string) =>
    [...edges].some((written) => writtenOf(day) === written || writtenOf(day).split(' ')[0] === written)
  for (const day of days) {
    if (isEdge(day)) continue
    const at = noonOf(day)
    const isThere = houseAt(told, because.body, at) === house && (!goesBack || speedAt(sky, because.body, at) < 0)
    const isTold = covered.some(([from, to]) => day >= from && day <= to)
    if (isTold && !isThere) return `is not true on ${day}`
    // Another retrograde motion through the same house is told by a sentence of its own.
    if (!isTold && isThere && !goesBack) return `is true on ${day} too`
  }
  return null
}

function ingressFault(told: Told): string | null {
  const { because, text } = told
  const at = Date.parse(because.exactAt)
  if (!text.startsWith(`Le ${inDayOfYear(because.exactAt)},`)) return 'has another date'
  const house = Number(because.target.slice('house-'.length))
  const [before, after] = [at - HOUR, at + HOUR].map((time) => houseAt(told, because.body, time))
  return before !== house && after === house ? null : `goes from ${before} to ${after}`
}

function eclipseFault(told: Told): string | null {
  const { because, text, span } = told
  const at = Date.parse(because.exactAt)
  if (!text.includes(inDayOfYear(because.exactAt))) return 'has another date'
  const known = eclipsesFrom(`${span.from} ${span.to}`).some(
    (one) => one.body === because.body && one.kind !== 'penumbral' && Math.abs(one.at - at) < HOUR,
  )
  const house = Number(because.target.slice('house-'.length))
  return known && houseAt(told, because.body, at) === house ? null : 'is no eclipse there'
}

function moonFault(told: Told): string | null {
  const { because, text, sky } = told
  const at = Date.parse(because.exactAt)
  const expected = because.target === 'new' ? 0 : 180
  const words = because.target === 'new' ? 'nouvelle Lune' : 'pleine Lune'
  if (!text.includes(words)) return `is not the ${words}`
  if (apart(elongationAt(at, sky), expected) > 0.1) return `is ${elongationAt(at, sky)}° from the Sun`
  return houseAt(told, 'moon', at) === because.house ? null : 'is in another house'
}

function stationFault(told: Told): string | null {
  const { because, sky } = told
  const at = Date.parse(because.exactAt)
  const way = because.aspect === 'retrograde' ? -1 : 1
  const turns =
    Math.sign(speedAt(sky, because.body, at + 48 * HOUR)) === way &&
    Math.sign(speedAt(sky, because.body, at - 48 * HOUR)) === -way
  const house = Number(because.target.slice('house-'.length))
  return turns && houseAt(told, because.body, at) === house ? null : 'is no station there'
}

function meetingFault(told: Told): string | null {
  const { because, sky } = told
  const at = Date.parse(because.exactAt)
  const angle = apart(sky(because.body, at).longitude, sky(because.target as Planet, at).longitude)
  const off = Math.abs(angle - ASPECT_ANGLES[because.aspect as Aspect])
  if (off > 0.01) return `is ${off}° from exact`
  if (dayInParis(new Date(at)) < told.span.from || dayInParis(new Date(at)) > told.span.to) return 'is outside the span'
  return houseAt(told, because.body, at) === because.house ? null : 'is in another house'
}
