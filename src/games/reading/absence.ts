import type { AnyCard, Suit } from '../deck.ts'
import { familyOf } from './findings.ts'
import type { Theme } from './reading.ts'

export type Absence = Suit | 'majors' | 'bonds'

const SUIT_OF_THEME: Readonly<Record<Theme, Suit>> = {
  love: 'coupes',
  work: 'batons',
  money: 'deniers',
  self: 'epees',
}

/** What is missing and tells, in five cards or more: majors, then the suit of the theme, or bonds in the oracle; else null. */
export function absenceOf(cards: readonly AnyCard[], theme: Theme): Absence | null {
  if (cards.length < 5) return null
  if (cards.some((card) => card.kind === 'oracle'))
    return cards.some((card) => familyOf(card) === 'bonds') ? null : 'bonds'
  if (cards.every((card) => card.kind === 'minor')) return 'majors'
  const suits = cards.flatMap((card) => (card.kind === 'minor' ? [card.suit] : []))
  // With one or two minors, most suits are absent and it means nothing.
  return suits.length < 3 || suits.includes(SUIT_OF_THEME[theme]) ? null : SUIT_OF_THEME[theme]
}
