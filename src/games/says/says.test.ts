import { describe, expect, test } from 'vitest'
import { canReverse, type Deck } from '../deck.ts'
import { amours } from '../decks/amours.ts'
import { futhark } from '../decks/futhark.ts'
import { marseille } from '../decks/marseille.ts'
import { wordsOfDeck } from '../reading/words-of-deck.ts'

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

describe.each<Deck>([marseille, amours, futhark])('what the cards of $name say', (deck) => {
  const says = wordsOfDeck(deck.slug)?.says ?? {}
  const sides = Object.entries(says).flatMap(([slug, { upright, reversed }]) =>
    [upright, ...(reversed ? [reversed] : [])].map((side) => ({ slug, side })),
  )

  test('covers each card both ways, or upright alone if it cannot be reversed', () => {
    expect(Object.keys(says).toSorted()).toEqual(deck.cards.map(({ slug }) => slug).toSorted())
    const told = deck.cards.filter(({ slug }) => says[slug]?.reversed)
    expect(told).toEqual(deck.cards.filter((card) => canReverse(deck, card)))
  })

  test('has a keyword that fits in any phrase: singular, with its article, in two to four words', () => {
    const wrong = sides.filter(({ side: { keyword } }) => {
      const words = keyword.split(/[ ’]/).length
      return !/^(le |la |l’)/.test(keyword) || words < 2 || words > 5
    })
    expect(wrong.map(({ side }) => side.keyword)).toEqual([])
  })

  test('has sentences of 15 to 34 words that end with a full stop or a question mark', () => {
    const wrong = sides.flatMap(({ side }) =>
      [side.love, side.work, side.money, side.self].filter(
        (text) => wordsOf(text) < 15 || wordsOf(text) > 34 || !/[.?]$/.test(text) || !/^[«\p{Lu}]/u.test(text),
      ),
    )
    expect(wrong).toEqual([])
  })
})
