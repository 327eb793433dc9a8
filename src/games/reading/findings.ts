import type { AnyCard, Suit } from '../deck.ts'
import { FAMILIES, type Family, ORACLE_FAMILIES } from './families.ts'

export type Finding =
  | { kind: 'majors' }
  | { kind: 'reversals' }
  | { kind: 'suit'; suit: Suit }
  | { kind: 'family'; family: Family }
  | { kind: 'number'; number: number }

export interface Lying {
  card: AnyCard
  reversed: boolean
}

const SUITS: readonly Suit[] = ['batons', 'coupes', 'epees', 'deniers']

/** How many of a spread must share a thing before it tells. */
const tellingOf = (count: number): number => Math.max(2, Math.ceil(count * (count < 5 ? 0.6 : 0.42)))

const suitOf = (card: AnyCard): Suit | null => (card.kind === 'minor' ? card.suit : null)
const countOf = <T>(list: readonly T[], has: (item: T) => boolean): number => list.filter(has).length

/** Null for a card of the tarot. */
export function familyOf(card: AnyCard): Family | null {
  if (card.kind === 'rune') return card.aett
  if (card.kind !== 'oracle') return null
  return ORACLE_FAMILIES.find(({ slugs }) => slugs.includes(card.slug))?.family ?? null
}

/**
 * What stands out in the cards, the strongest first: majors, a suit or family that repeats, reversals, a number that
 * several minors share. Nothing stands out of fewer than three cards.
 */
export function findingsOf(lying: readonly Lying[]): Finding[] {
  if (lying.length < 3) return []
  const cards = lying.map(({ card }) => card)
  const telling = tellingOf(lying.length)
  const findings: Finding[] = []
  if (countOf(cards, (card) => card.kind === 'major') >= telling) findings.push({ kind: 'majors' })
  for (const suit of SUITS)
    if (countOf(cards, (card) => suitOf(card) === suit) >= telling) findings.push({ kind: 'suit', suit })
  for (const family of FAMILIES)
    if (countOf(cards, (card) => familyOf(card) === family) >= telling) findings.push({ kind: 'family', family })
  if (countOf(lying, ({ reversed }) => reversed) >= telling + 1 || lying.every(({ reversed }) => reversed))
    findings.push({ kind: 'reversals' })
  const number = repeatedNumber(cards)
  if (number !== null) findings.push({ kind: 'number', number })
  return findings
}

/** The lowest number that two minors share, three in a spread of more than seven. */
function repeatedNumber(cards: readonly AnyCard[]): number | null {
  const least = cards.length > 7 ? 3 : 2
  const numbers = cards.filter((card) => card.kind === 'minor').map(({ number }) => number)
  const repeated = numbers.filter((number) => countOf(numbers, (other) => other === number) >= least)
  return repeated.length === 0 ? null : Math.min(...repeated)
}
