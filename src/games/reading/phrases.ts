import type { AnyCard } from '../deck.ts'
import type { Laid } from './reading.ts'

/** Upper case for the first letter of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const isQueen = (card: AnyCard) => card.kind === 'minor' && card.number === 13
const isAce = (card: AnyCard) => card.kind === 'minor' && card.number === 1

/** A card's name within a sentence: majors and oracle cards bear their article, "l’As", "la Reine" and "le Deux" get one. */
export function nameOf(card: AnyCard): string {
  if (card.kind !== 'minor') return card.name
  if (isAce(card)) return `l’${card.name}`
  return `${isQueen(card) ? 'la' : 'le'} ${card.name}`
}

export type Slots = Readonly<Record<string, string>>

/** Of a laid card: c its name, k its keyword, p its place (C, K and P at the start of a sentence), q what the place asks. */
export function slotsOf({ card, reversed, place, side }: Laid): Slots {
  const name = reversed ? `${nameOf(card)} à l’envers` : nameOf(card)
  return {
    c: name,
    C: capitalized(name),
    k: side.keyword,
    K: capitalized(side.keyword),
    p: lowered(place.name),
    P: place.name,
    q: place.asks,
  }
}

/** A phrase with its {slots} filled; throws a RangeError for a slot that nothing fills. */
export function fill(phrase: string, slots: Slots): string {
  return phrase.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot]
    if (value === undefined) throw new RangeError(`nothing fills ${slot} in: ${phrase}`)
    return value
  })
}

/** The first three words, in lower case: two sentences in a row that share them sound like a list. */
export const beginningOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 3)
    .join(' ')

export const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
