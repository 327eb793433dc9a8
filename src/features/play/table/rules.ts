/** The longest word that a person adds to the shuffle. */
export const WORD_MAX = 60

/** What a person does to the deck before choosing. */
export interface Gesture {
  /** Random digits that the browser made once it knew the commitment; empty without scripts. */
  random: string
  /** Where the deck was cut. */
  cut: string
  word: string
}

/** The person's part of a shuffle, in one text that anyone can read again. */
export const clientSeedOf = ({ random, cut, word }: Gesture): string =>
  [random, cut && `coupe ${cut}`, word].filter((part) => part !== '').join(' · ') || 'sans mot'

/**
 * The chosen places in the order of choosing, as far as scripts told it; otherwise in the order of the fan.
 * @param ticked the ticked places
 * @param order the same places, separated by commas, as they were chosen; empty without scripts
 */
export function picksIn(ticked: readonly string[], order: string): number[] {
  const told = order === '' ? [] : order.split(',').map(Number)
  const places = ticked.map(Number)
  const isSame = told.length === places.length && places.every((place) => told.includes(place))
  return isSame ? told : places.sort((a, b) => a - b)
}

/** The places at the top of the deck, for who leaves the choice to the shuffle. */
export const topPlaces = (count: number): number[] => Array.from({ length: count }, (_, place) => place)
