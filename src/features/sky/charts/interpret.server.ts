import { signOfLongitude } from '../../../astrology/angles.ts'
import type { AspectBetween } from '../../../astrology/aspects.ts'
import { type Balance, balanceOf } from '../../../astrology/charts/balance.ts'
import { bodyIn } from '../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import { type Body, PLANETS, type Planet, type Sign } from '../../../astrology/names.ts'
import { ascendants } from './interpretations/ascendants.ts'
import { aspects as aspectTexts } from './interpretations/aspects.ts'
import { elements, modes } from './interpretations/balance.ts'
import type { BySign } from './interpretations/kinds.ts'
import { midheavens } from './interpretations/midheavens.ts'
import { lilith, northNode } from './interpretations/nodes.ts'
import { planetsInHouses } from './interpretations/planets-in-houses.ts'
import { planetsInSigns } from './interpretations/planets-in-signs.ts'
import { portraitOf } from './portrait/portrait.server.ts'
import { strongestFirst } from './strength.ts'

export interface InSign {
  sign: Sign
  text: string
}

interface InHouse {
  house: number
  text: string
}

type Slow = 'uranus' | 'neptune' | 'pluto'
const SLOW = ['uranus', 'neptune', 'pluto'] as const
const isPersonal = (id: Planet): id is Exclude<Planet, Slow> => !SLOW.some((slow) => slow === id)

/**
 * The interpretation of a chart, in French. A body whose sign is uncertain without a birth time has a text for each
 * possible sign.
 */
export interface Reading {
  /** The chart as a whole, in paragraphs. */
  portrait: readonly string[]
  planets: readonly {
    id: Exclude<Planet, Slow>
    signs: readonly InSign[]
    house: InHouse | null
  }[]
  /** Uranus, Neptune and Pluto: their signs are shared by a generation, their houses are not. */
  slow: readonly { id: Slow; house: InHouse | null }[]
  points: readonly { id: 'meanNode' | 'lilith'; signs: readonly InSign[] }[]
  ascendant: InSign | null
  midheaven: InSign | null
  /** Between planets, the strongest first; not those between slow planets, which a generation shares. */
  aspects: readonly (AspectBetween & { text: string })[]
  balance: Balance & { elementText: string; modeText: string }
}

export function interpret(chart: Chart): Reading {
  const { bodies, angles } = chart
  const balance = balanceOf(chart)
  const angle = (id: 'ascendant' | 'midheaven', texts: BySign) => angles && inSign(texts, signOfLongitude(angles[id]))
  const inHouse = (id: Planet): InHouse | null => {
    const { house } = bodyIn(bodies, id)
    return house === null ? null : { house, text: planetsInHouses[id][house as 1] }
  }
  return {
    portrait: portraitOf(chart),
    planets: PLANETS.filter(isPersonal).map((id) => ({
      id,
      signs: signsOf(chart, id).map((sign) => inSign(planetsInSigns[id], sign)),
      house: inHouse(id),
    })),
    slow: SLOW.map((id) => ({ id, house: inHouse(id) })),
    points: [
      { id: 'meanNode', signs: signsOf(chart, 'meanNode').map((sign) => inSign(northNode, sign)) },
      { id: 'lilith', signs: signsOf(chart, 'lilith').map((sign) => inSign(lilith, sign)) },
    ],
    ascendant: angle('ascendant', ascendants),
    midheaven: angle('midheaven', midheavens),
    aspects: strongestFirst(chart.aspects).flatMap((aspect) => {
      const text = textOf(aspect)
      return text === undefined ? [] : [{ ...aspect, text }]
    }),
    balance: { ...balance, elementText: elements[balance.element.name], modeText: modes[balance.mode.name] },
  }
}

/** The signs in which a body may be: one, unless the birth time is unknown. */
export function signsOf({ bodies, uncertain }: Pick<Chart, 'bodies' | 'uncertain'>, id: Body): readonly Sign[] {
  return uncertain?.signsPossible[id] ?? [bodyIn(bodies, id).sign]
}

const inSign = (texts: BySign, sign: Sign): InSign => ({ sign, text: texts[sign] })

const textOf = ({ from, to, type }: AspectBetween): string | undefined =>
  aspectTexts.find(({ pair: [one, other] }) => one === from && other === to)?.[type]
