import { bodyIn } from '../../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../../astrology/charts/chart.ts'
import { ELEMENTS, elementOf, MODES, modeOf, type Sign } from '../../../../astrology/names.ts'
import type { SynastryAspect } from '../../../../astrology/synastry/synastry.ts'
import type { ThemeScore } from '../../../../astrology/synastry/themes.ts'
import { fillPlaces } from '../../../../platform/i18n/texts.ts'
import { itemAt } from '../../../../platform/needed/needed.ts'
import { wordsIn } from '../../charts/portrait/joining.ts'
import { manners } from '../../charts/portrait/manners.data.ts'
import { moonSaid, sunSaid } from '../../charts/portrait/signs.data.ts'
import { signName } from '../../charts/portrait/tell-pattern.server.ts'
import { bondsOf, bondsSaid } from './couple-bonds.server.ts'
import {
  choiceOpening,
  dailySaid,
  joints,
  marsSaid,
  moonsSaid,
  noReserve,
  openings,
  reserves,
  sunsSaid,
  venusSaid,
} from './said.data.ts'

interface Couple {
  charts: readonly [Chart, Chart]
  /** « de Louis », « d’Anaïs ». */
  whose: readonly [string, string]
  themes: readonly ThemeScore[]
  aspects: readonly SynastryAspect[]
}

/** Words of a couple's portrait, which has 250 to 350. */
const ENOUGH = 275
const MOST = 345
/** Scores from which a theme is a strength, and up to which it is a reserve. */
const STRONG = 50
const WEAK = 55

/** Two charts read as one couple, in paragraphs; the first says what holds it together and what does not. */
export function couplePortrait(couple: Couple): string[] {
  const first = openingOf(couple.themes)
  const suns = lightsOf(couple, 'sun')
  const moons = lightsOf(couple, 'moon')
  const found = bondsOf(couple.aspects, couple.whose)
  const plain = [...mannersOf(couple), ...betweenManners(couple)]
  const missing = missingOf(couple)
  const build = (bondCount: number, plainCount: number): string[] =>
    [
      first,
      suns,
      moons,
      bondsSaid(found.slice(0, bondCount)),
      plainCount > 0 ? [joints.manners, ...plain.slice(0, plainCount)].join(' ') : '',
      missing,
    ].filter((paragraph) => paragraph !== '')
  const size = (...counts: [number, number]) => build(...counts).reduce((sum, one) => sum + wordsIn(one), 0)

  let [told, added] = [0, 0]
  while (told < Math.min(found.length, 5) && size(told, added) < ENOUGH && size(told + 1, added) <= MOST) told += 1
  // The manner of one of the two alone would leave the other out.
  const isWanting = () => size(told, added) < ENOUGH || added === 1
  while (added < plain.length && isWanting() && size(told, added + 1) <= MOST) added += 1
  while (told < found.length && size(told, added) < ENOUGH && size(told + 1, added) <= MOST) told += 1
  return build(told, added)
}

function openingOf(themes: readonly ThemeScore[]): string {
  const sorted = themes.toSorted((a, b) => b.score - a.score)
  const [best, worst] = [itemAt(sorted, 0), itemAt(sorted, sorted.length - 1)]
  const head = best.score >= STRONG ? openings[best.theme] : choiceOpening
  return `${head} ${worst.score < WEAK ? reserves[worst.theme] : noReserve}`
}

/** The two Suns, or the two Moons; one whose sign is open without a time of birth is left out. */
function lightsOf({ charts, whose }: Couple, id: 'sun' | 'moon'): string {
  const signs = charts.map(({ bodies, uncertain }) =>
    uncertain && uncertain.signsPossible[id].length > 1 ? null : bodyIn(bodies, id).sign,
  )
  const [one, other] = signs
  const texts = id === 'sun' ? sunSaid : moonSaid
  if (one && one === other) {
    const both = fillPlaces(joints[id === 'sun' ? 'bothSuns' : 'bothMoons'], () => signName(one))
    return [both, betweenLights(one, other, id)].join(' ')
  }
  const said = signs.flatMap((sign, index) => {
    if (!sign) return []
    const values: Readonly<Record<string, string>> = {
      whose: itemAt(whose, index),
      sign: signName(sign),
      said: texts[sign],
    }
    return [fillPlaces(joints[id], (name) => values[name])]
  })
  return [...said, ...(one && other ? [betweenLights(one, other, id)] : [])].join(' ')
}

const between = { sun: sunsSaid, moon: moonsSaid, venus: venusSaid, mars: marsSaid }

function betweenLights(one: Sign, other: Sign, id: keyof typeof between): string {
  const [a, b] = [elementOf(one), elementOf(other)].sort((x, y) => ELEMENTS.indexOf(x) - ELEMENTS.indexOf(y))
  return between[id][`${a} ${b}` as keyof typeof sunsSaid]
}

/** How the two love and strive together, where both signs are sure. */
function betweenManners({ charts }: Couple): string[] {
  return (['venus', 'mars'] as const).flatMap((id) => {
    const [one, other] = charts.map(({ bodies, uncertain }) =>
      uncertain && uncertain.signsPossible[id].length > 1 ? null : bodyIn(bodies, id).sign,
    )
    return one && other ? betweenLights(one, other, id) : []
  })
}

/** What is not known of the two, and is not invented. */
function missingOf({ charts, whose }: Couple): string {
  const without = charts.flatMap(({ angles }, index) => (angles ? [] : itemAt(whose, index)))
  const [one] = without
  if (one === undefined) return ''
  return without.length > 1 ? joints.noHours : fillPlaces(joints.noHour, () => one)
}

/** How each of the two loves, speaks and acts; the same manner is told once. */
function mannersOf({ charts, whose }: Couple): string[] {
  const told = new Set<string>()
  return (['venus', 'mars', 'mercury', 'jupiter', 'saturn'] as const).flatMap((id) =>
    charts.flatMap(({ bodies, uncertain }, index) => {
      if (uncertain && uncertain.signsPossible[id].length > 1) return []
      const { sign } = bodyIn(bodies, id)
      const text = manners[id][elementOf(sign)]
      if (told.has(text)) return []
      told.add(text)
      const owned = text.replace('en {sign}', `${itemAt(whose, index)} en {sign}`)
      return [fillPlaces(index === 0 ? owned : owned.replace(/^[^,]+, (?=Vénus|Mars)/, ''), () => signName(sign))]
    }),
  )
}

/** How the days go: the rhythms of the two Suns. */
export function dailyOf(charts: readonly [Chart, Chart]): string {
  const [one, other] = charts
    .map(({ bodies }) => modeOf(bodyIn(bodies, 'sun').sign))
    .sort((a, b) => MODES.indexOf(a) - MODES.indexOf(b))
  return dailySaid[`${one} ${other}` as keyof typeof dailySaid]
}
