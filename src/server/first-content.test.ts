import { expect, test } from 'vitest'
import { cards } from '../../db/seed/content/cards.ts'
import { games as texts } from '../../db/seed/content/games.ts'
import { shapes } from '../features/content/content/kinds.server.ts'
import { DECKS } from '../features/content/content/rules.ts'
import { findDeck } from '../features/play/cards/decks.ts'
import { canReverse } from '../games/deck.ts'
import { games } from '../games/games.ts'
import { firstContent } from './first-content.ts'

const decks = DECKS.flatMap((slug) => findDeck(slug) ?? [])

test('every delivered page is one that the store takes: a site with another could not start', () => {
  for (const { kind, address, data } of firstContent.filter((one) => one.kind === 'page')) {
    expect(shapes[kind].safeParse(data).error?.issues, address).toBeUndefined()
  }
})

test('every card of every deck has its texts, once', () => {
  for (const deck of decks) {
    const written = cards.filter((card) => card.deck === deck.slug).map(({ slug }) => slug)
    expect(written.sort()).toEqual(deck.cards.map(({ slug }) => slug).sort())
  }
})

test('cards speak with others of their deck, and only those that can be reversed have a reversed text', () => {
  for (const { slug, deck: name, kin, reversed } of cards) {
    const deck = decks.find((one) => one.slug === name)
    const card = deck?.cards.find((one) => one.slug === slug)
    expect(deck && card && canReverse(deck, card), slug).toBe(reversed !== null)
    const known = deck?.cards.map((card) => card.slug)
    expect(
      kin.filter((one) => one.slug === slug || !known?.includes(one.slug)),
      slug,
    ).toEqual([])
  }
})

test('every game has its texts, once', () => {
  expect(texts.map(({ slug }) => slug).sort()).toEqual(games.map(({ slug }) => slug).sort())
})

test.each(texts)('$slug keeps to the form of a game’s texts', ({ name, summary, title, description, ...rest }) => {
  expect(title.length).toBeLessThanOrEqual(65)
  expect(description.length).toBeLessThanOrEqual(180)
  const intro = rest.intro.replace(/<[^>]*>/g, '')
  expect(intro.trim().split(/\s+/).length).toBeGreaterThanOrEqual(150)
  expect(rest.questions.length).toBeGreaterThan(1)
  const said = [name, summary, title, description, intro, rest.asking ?? '']
  const all = [...said, ...rest.questions.flatMap(({ question, answer }) => [question, answer])].join('\n')
  expect(all).not.toMatch(/[^\u00a0][;:!?»]|«[^\u00a0]|'/)
})
