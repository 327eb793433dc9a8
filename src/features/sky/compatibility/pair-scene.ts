import { ELEMENTS, elementOf, SIGNS, type Sign } from '../../../astrology/names.ts'

/** Pairs are drawn at 480 by 200, once for each two elements: fire before earth, air and water. */
export const PAIR_SHAPE = { width: 480, height: 200 } as const
export const PAIR_WIDTHS = [480, 960] as const

/** The picture of a pair, with the first sign on the left: mirrored if it was drawn the other way round. */
export function pairScene(one: Sign, other: Sign): { name: string; mirrored: boolean } {
  const [left, right] = [elementOf(one), elementOf(other)]
  const mirrored = ELEMENTS.indexOf(left) > ELEMENTS.indexOf(right)
  const of = mirrored ? `${right}-${left}` : `${left}-${right}`
  return { name: `couples/${kindOf(one, other, of)}`, mirrored }
}

function kindOf(one: Sign, other: Sign, of: string): string {
  if (one === other) return `${elementOf(one)}-same`
  return Math.abs(SIGNS.indexOf(one) - SIGNS.indexOf(other)) === SIGNS.length / 2 ? `${of}-facing` : of
}
