import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { fixedIn } from '../../../../games/deck.ts'
import { draw } from '../../../../games/fair/draw.ts'
import { commitmentTo } from '../../../../games/fair/words.ts'
import { type DrawnGame, isDrawn } from '../../../../games/game.ts'
import { findDrawnGame, games } from '../../../../games/games.ts'
import { plainWording } from '../../../../platform/i18n/texts.ts'
import type { Result } from '../results.server.ts'
import { CLIENT_SEED_MAX } from '../rules.ts'
import { recompute } from './recompute.ts'
import { verifyFile } from './verify-file.ts'

const SEED = 'f3a1'.padEnd(64, '0')
const HOLDS = 'Tout concorde\u00a0: l’empreinte et le tirage.'
const FAILS = 'Le calcul ne donne pas ce tirage.'

async function resultOf(game: DrawnGame, clientSeed: string, drawId = 'd1'): Promise<Result> {
  const { cards, reversals } = game.deck
  const spread = game.spreads.toSorted((a, b) => b.positions.length - a.positions.length)[0]!
  const picks = spread.positions.map((_, index) => cards.length - 1 - index)
  const drawing = { serverSeed: SEED, clientSeed, drawId, deck: cards.length, picks, reversals }
  const drawn = await draw({ ...drawing, fixed: fixedIn(game.deck) })
  return {
    id: drawId,
    game,
    spread,
    theme: null,
    question: null,
    cards: drawn.map(({ card: index, reversed }, place) => ({
      index,
      card: cards[index]!,
      reversed,
      position: spread.positions[place]!,
    })),
    begunAt: new Date(0),
    finishedAt: new Date(0),
    isOwn: true,
    share: null,
    drawId,
    commitment: await commitmentTo(SEED),
    serverSeed: SEED,
    clientSeed,
    picks,
  }
}

interface Part {
  value: string
  textContent: string
  children: Part[]
  oninput?: () => void
  replaceChildren(...children: Part[]): void
}

function part(value = ''): Part {
  const made: Part = {
    value,
    textContent: '',
    children: [],
    replaceChildren: (...children) => {
      made.children = children
    },
  }
  return made
}

const plain = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** Runs the script of a page on the little of a document that it uses; returns what it shows. */
function opened(page: string) {
  const values = [...page.matchAll(/<input id=(\w) autocomplete=off value="([^"]*)"/g)]
  const parts = new Map([...'hov'].map((id) => [id, part()]))
  for (const [, id, value] of values) parts.set(id!, part(plain(value!)))
  const document = { getElementById: (id: string) => parts.get(id), createElement: () => part() }
  const script = page.slice(page.indexOf('<script>') + 8, page.lastIndexOf('</script>'))
  runInContext(script, createContext({ document, TextEncoder }))
  const at = (id: string) => parts.get(id)!
  return {
    verdict: () => at('v').textContent,
    digest: () => at('h').textContent,
    cards: () => at('o').children.map(({ textContent }) => textContent),
    type(id: 's' | 'c', value: string) {
      at(id).value = value
      at(id).oninput?.()
    },
  }
}

const marseille = findDrawnGame('le-tarot-de-marseille')!

test.each(games.filter(isDrawn).map((game) => [game.slug, game] as const))(
  'the page of a draw of %s computes the same cards by itself',
  async (_slug, game) => {
    const result = await resultOf(game, '0123456789abcdef0123456789abcdef-élan 🌙')
    const page = opened(verifyFile(result, plainWording))
    expect(page.digest()).toBe(result.commitment)
    expect(page.cards()).toEqual(
      result.cards.map(({ card, reversed }) => `${card.name}${reversed ? ' (à l’envers)' : ''}\u00a0: retrouvée ✓`),
    )
    expect(page.verdict()).toBe(HOLDS)
  },
)

test('the page agrees with the protocol for a hundred draws and any length of seed', async () => {
  for (let index = 0; index < 100; index += 1) {
    const result = await resultOf(marseille, 'é'.repeat(1 + index), `draw-${index}`)
    expect(opened(verifyFile(result, plainWording)).verdict(), String(index)).toBe(HOLDS)
  }
})

test('another seed, another part or another card is told', async () => {
  const result = await resultOf(marseille, 'bonjour luna')
  const page = opened(verifyFile(result, plainWording))
  page.type('s', 'f3a2'.padEnd(64, '0'))
  expect([page.verdict(), page.digest() === result.commitment]).toEqual([FAILS, false])
  page.type('s', SEED)
  expect(page.verdict()).toBe(HOLDS)
  page.type('c', 'bonjour Luna')
  expect([page.verdict(), page.cards().every((card) => card.endsWith('✓'))]).toEqual([FAILS, false])
  page.type('s', '')
  expect(page.verdict()).toBe(FAILS)
  const [first, ...others] = result.cards
  const turned = { ...result, cards: [{ ...first!, reversed: !first!.reversed }, ...others] }
  expect(opened(verifyFile(turned, plainWording)).verdict()).toBe(FAILS)
  expect(opened(verifyFile({ ...result, commitment: 'a'.repeat(64) }, plainWording)).verdict()).toBe(FAILS)
})

test('the page is one file of at most 4,096 bytes, whatever the person wrote', async () => {
  const drawId = 'A'.repeat(32)
  for (const sign of ['a', '"', '<', '&', '✓', '🌙']) {
    const seed = sign.repeat(CLIENT_SEED_MAX / sign.length)
    const page = verifyFile(await resultOf(marseille, seed, drawId), plainWording)
    expect(Buffer.byteLength(page), sign).toBeLessThanOrEqual(4096)
    expect(page).not.toMatch(/https?:|\bsrc=|\bhref=|@import|url\(/)
  }
})

test('what a person wrote ends neither a field nor the script', async () => {
  const seed = '"><script>alert(1)</script><!--'
  const page = verifyFile(await resultOf(marseille, seed), plainWording)
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;')
  expect(opened(page).verdict()).toBe(HOLDS)
})

test('the site’s own page computes a draw again, and tells what does not match', async () => {
  const { cards, game, ...rest } = await resultOf(marseille, 'bonjour luna')
  const claim = {
    ...rest,
    deckSize: game.deck.cards.length,
    reversals: game.deck.reversals,
    fixed: fixedIn(game.deck),
    cards: cards.map(({ index, reversed }) => ({ index, reversed })),
  }
  const all = (value: boolean) => cards.map(() => value)
  expect(await recompute(claim)).toMatchObject({ seedMatches: true, cardsMatch: all(true), holds: true })
  const other = await recompute({ ...claim, serverSeed: 'f3a2'.padEnd(64, '0') })
  expect(other).toMatchObject({ seedMatches: false, holds: false })
  const [first, ...others] = claim.cards
  const turned = { ...claim, cards: [{ ...first!, reversed: !first!.reversed }, ...others] }
  expect(await recompute(turned)).toMatchObject({
    seedMatches: true,
    cardsMatch: [false, ...all(true).slice(1)],
    holds: false,
  })
  expect((await recompute({ ...claim, cards: others })).holds).toBe(false)
  expect((await recompute({ ...claim, cards: [...claim.cards, ...claim.cards] })).holds).toBe(false)
})
