import type { AnyCard } from '../deck.ts'
import type { Pair } from '../pairs/pair.ts'

export interface PairPresent {
  /** Places of the two cards in the spread, the lower first. */
  at: readonly [number, number]
  line: string
}

/** The pairs that were drawn, the strongest first: neighbours, then the pair with more majors, then the earlier. */
export function pairsPresent(cards: readonly AnyCard[], pairs: readonly Pair[]): PairPresent[] {
  const placeOf = new Map(cards.map(({ slug }, index) => [slug, index]))
  const majorsOf = ({ at }: PairPresent) => at.filter((index) => cards[index]?.kind === 'major').length
  const distanceOf = ({ at }: PairPresent) => at[1] - at[0]
  const found = pairs.flatMap(({ cards: [one, other], line }): PairPresent[] => {
    const [first, second] = [placeOf.get(one), placeOf.get(other)]
    if (first === undefined || second === undefined) return []
    return [{ at: first < second ? [first, second] : [second, first], line }]
  })
  return found.sort((a, b) => distanceOf(a) - distanceOf(b) || majorsOf(b) - majorsOf(a) || a.at[0] - b.at[0])
}
