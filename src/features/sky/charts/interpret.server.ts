import { signOfLongitude } from '../../../astrology/angles.ts'
import type { AspectBetween } from '../../../astrology/aspects.ts'
import { bodyIn } from '../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import { type Body, PLANETS, type Planet, type Sign } from '../../../astrology/names.ts'
import { type Balance, balanceOf } from './balance.ts'
import { ascendants } from './interpretations/ascendants.ts'
import { aspects as aspectTexts } from './interpretations/aspects.ts'
import { elements, modes } from './interpretations/balance.ts'
import type { BySign } from './interpretations/kinds.ts'
import { midheavens } from './interpretations/midheavens.ts'
import { lilith, northNode } from './interpretations/nodes.ts'
import { planetsInHouses } from './interpretations/planets-in-houses.ts'
import { planetsInSigns } from './interpretations/planets-in-signs.ts'
import { strongestFirst } from './strength.ts'

export interface InSign {
  sign: Sign
  text: string
}

/**
 * The interpretation of a chart, in French. A body whose sign is uncertain without a birth time has a text for each
 * possible sign.
 */
export interface Reading {
  planets: readonly { id: Planet; signs: readonly InSign[]; house: { house: number; text: string } | null }[]
  points: readonly { id: 'meanNode' | 'lilith'; signs: readonly InSign[] }[]
  ascendant: InSign | null
  midheaven: InSign | null
  /** Between planets, the strongest first. */
  aspects: readonly (AspectBetween & { text: string })[]
  balance: Balance & { elementText: string; modeText: string }
}

export function interpret(chart: Chart): Reading {
  const { bodies, angles } = chart
  const balance = balanceOf(chart)
  const angle = (id: 'ascendant' | 'midheaven', texts: BySign) => angles && inSign(texts, signOfLongitude(angles[id]))
  return {
    planets: PLANETS.map((id) => {
      const { house } = bodyIn(bodies, id)
      return {
        id,
        signs: signsOf(chart, id).map((sign) => inSign(planetsInSigns[id], sign)),
        house: house === null ? null : { house, text: planetsInHouses[id][house as 1] },
      }
    }),
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
export function signsOf({ bodies, uncertain }: Chart, id: Body): readonly Sign[] {
  return uncertain?.signsPossible[id] ?? [bodyIn(bodies, id).sign]
}

const inSign = (texts: BySign, sign: Sign): InSign => ({ sign, text: texts[sign] })

const textOf = ({ from, to, type }: AspectBetween): string | undefined =>
  aspectTexts.find(({ pair: [one, other] }) => one === from && other === to)?.[type]
