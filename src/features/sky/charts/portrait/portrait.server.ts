import { bodyIn } from '../../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../../astrology/charts/chart.ts'
import { type Body, elementOf, numberOfSign } from '../../../../astrology/names.ts'
import type { Pattern, PatternOf } from '../../../../astrology/patterns/pattern.ts'
import { patternsIn } from '../../../../astrology/patterns/patterns.ts'
import { fillPlaces } from '../../../../platform/i18n/texts.ts'
import { itemAt } from '../../../../platform/needed/needed.ts'
import { inRoman } from '../../sky/format.ts'
import { additions, NOTHING, type Parts } from './choose-parts.ts'
import { hinges } from './hinges.data.ts'
import { nodeHouses } from './houses.data.ts'
import { hinged, wordsIn } from './joining.ts'
import { leanOf } from './lean.ts'
import { lightsOf } from './lights.server.ts'
import { manners } from './manners.data.ts'
import { signCores } from './signs.data.ts'
import { filled, signName, tellContact, tellPattern } from './tell-pattern.server.ts'
import { signOfPattern } from './told-again.ts'

/** Words of a portrait, which has 350 to 450: no more is added once there are enough, nor what would make too many. */
const ENOUGH = 385
const MOST = 445

type Hinge = (key: keyof typeof hinges) => string

/** A chart read as a whole, in paragraphs: the first names what the chart is about. */
export function portraitOf(chart: Chart): string[] {
  const [first = null, ...rest] = patternsIn(chart)
  const turn = Math.floor(bodyIn(chart.bodies, 'moon').longitude)
  const hinge: Hinge = (key) => itemAt(hinges[key], (turn + key.length) % hinges[key].length)
  const always = {
    first: first ? tellPattern(first) : filled('nothing', {}),
    lights: lightsOf(chart, first, hinge),
    node: nodeOf(chart),
  }
  const build = (parts: Parts): string[] =>
    [
      always.first,
      always.lights,
      othersSaid(first, parts.others, hinge),
      tensionsSaid(parts.tensions, hinge),
      onwardSaid(parts, hinge),
      always.node,
    ].filter((paragraph) => paragraph !== '')

  let told = NOTHING
  for (const add of additions(first, rest, plainSaid(chart, first ? [first, ...rest] : []))) {
    const next = add(told)
    if (sizeOf(build(told)) < ENOUGH && sizeOf(build(next)) <= MOST) told = next
  }
  return build(told)
}

const sizeOf = (paragraphs: readonly string[]): number => paragraphs.reduce((sum, one) => sum + wordsIn(one), 0)

function othersSaid(first: Pattern | null, others: readonly Pattern[], hinge: Hinge): string {
  const [second, third, ...rest] = others
  return [
    ...(second ? [hinged(hinge(linkBetween(first, second)), tellPattern(second))] : []),
    ...(third ? [hinged(hinge('third'), tellPattern(third))] : []),
    ...rest.map(tellPattern),
  ].join(' ')
}

function linkBetween(first: Pattern | null, next: Pattern): 'also' | 'but' | 'besides' {
  const [one, other] = [first && leanOf(first), leanOf(next)]
  if (one === null || other === null) return 'besides'
  return one === other ? 'also' : 'but'
}

function tensionsSaid(tensions: readonly PatternOf<'tension'>[], hinge: Hinge): string {
  const [first, second, third, ...rest] = tensions.map(tellContact)
  if (first === undefined) return ''
  if (second === undefined) return `${hinge('oneTension')} ${first}`
  const last = third === undefined ? [] : [hinged(hinge('tensionLast'), third)]
  return [hinge('tensions'), first, hinged(hinge('tensionNext'), second), ...last, ...rest].join(' ')
}

function onwardSaid({ ruler, supports, plain }: Parts, hinge: Hinge): string {
  return [
    ...(ruler ? [hinge('onward'), tellPattern(ruler)] : []),
    ...(supports.length > 0 ? [hinge(supports.length > 1 ? 'supports' : 'support'), ...supports.map(tellContact)] : []),
    ...plain,
  ].join(' ')
}

/**
 * What can be said of any chart: planets in their signs, as far as these are known, and some signs at length
 * unless a pattern tells them.
 */
function plainSaid({ bodies, uncertain }: Chart, patterns: readonly Pattern[]): string[] {
  const sureSign = (id: Body) => (uncertain && uncertain.signsPossible[id].length > 1 ? null : bodyIn(bodies, id).sign)
  const said = (['venus', 'mercury', 'mars', 'jupiter', 'saturn'] as const).flatMap((id) => {
    const sign = sureSign(id)
    return sign ? [fillPlaces(manners[id][elementOf(sign)], () => signName(sign))] : []
  })
  const signs = new Set(patterns.map(signOfPattern))
  const cores = (['sun', 'moon', 'venus', 'mars', 'mercury', 'jupiter', 'saturn'] as const).flatMap((id) => {
    const sign = sureSign(id)
    if (!sign || signs.has(sign)) return []
    signs.add(sign)
    return [`${filled(`${id}Sign`, { sign: signName(sign) })} ${signCores[sign]}`]
  })
  return [...said, ...cores]
}

/** Where the north node points: by its house or, without one, by its sign. */
function nodeOf({ bodies }: Chart): string {
  const { house, sign } = bodyIn(bodies, 'meanNode')
  return house === null
    ? filled('nodeSign', { sign: signName(sign), said: nodeHouses[numberOfSign(sign) as 1] })
    : filled('nodeHouse', { house: inRoman(house), said: nodeHouses[house as 1] })
}
