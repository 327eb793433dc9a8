import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { type Answer, type AnyCard, fixedIn } from '../../../games/deck.ts'
import { draw } from '../../../games/fair/draw.ts'
import type { DrawnGame, Theme } from '../../../games/game.ts'
import type { Position, Spread } from '../../../games/spreads/spread.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { drawnGame } from './find-game.server.ts'
import { ownerOf } from './owner.server.ts'
import { deleteDraw, findOwn, findResults, findShared, lockDraw, type Owner, type ResultRow } from './queries.server.ts'
import { mayReadQuestions } from './question-consent.server.ts'
import { spreadOf } from './rules.ts'
import { openDraw } from './sealed-draw.server.ts'

/** A card of a result, in the order of picking. */
export interface ResultCard {
  /** In the deck. */
  index: number
  card: AnyCard | Answer
  reversed: boolean
  position: Position
}

export interface Result {
  /** What the visitor reads it by: its own id, or that of the shared link. */
  id: string
  game: DrawnGame
  spread: Spread
  theme: Theme | null
  /** Null for anyone but its owner, and while they withdraw the consent that it rests on. */
  question: string | null
  cards: readonly ResultCard[]
  begunAt: Date
  finishedAt: Date
  isOwn: boolean
  /** The id of the shared link; null for anyone but its owner. */
  share: string | null
  drawId: string
  commitment: string
  serverSeed: string
  clientSeed: string
  picks: readonly number[]
}

const MOST = 50

type Finished = ResultRow & { isOwn: boolean }

/** The result of a finished draw, as the visit may read it. */
export const openResult = async (visit: Visit, game: DrawnGame, row: Finished): Promise<Result> =>
  resultFrom(visit, game, row, await mayReadQuestions(visit))

/** Its cards are computed from the seeds again, as anyone can. */
async function resultFrom(visit: Visit, game: DrawnGame, row: Finished, showsQuestion: boolean): Promise<Result> {
  const { serverSeed, choices: kept } = openDraw(visit.app.keys, row)
  const choices = needed(kept, `the choices of draw ${row.id}`)
  const { clientSeed, picks } = choices
  const { cards, reversals } = game.deck
  const spread = needed(spreadOf(game, choices.spread), `spread ${choices.spread} of ${game.slug}`)
  const drawing = { serverSeed, clientSeed, drawId: row.token, deck: cards.length, picks }
  const drawn = await draw({ ...drawing, reversals, fixed: fixedIn(game.deck) })
  return {
    id: row.isOwn ? row.token : needed(row.share, 'the shared link'),
    game,
    spread,
    theme: choices.theme,
    question: row.isOwn && showsQuestion ? choices.question : null,
    cards: drawn.map(({ card: index, reversed }, place) => ({
      index,
      card: needed(cards[index], `card ${index}`),
      reversed,
      position: needed(spread.positions[place], `position ${place}`),
    })),
    begunAt: row.begunAt,
    finishedAt: row.finishedAt,
    isOwn: row.isOwn,
    share: row.isOwn ? row.share : null,
    drawId: row.token,
    commitment: row.commitment,
    serverSeed,
    clientSeed,
    picks,
  }
}

/**
 * A result by its own id, for its owner, or by the id of its shared link, for everybody.
 * @throws {Refusal} notFound
 */
export async function readResult(visit: Visit, slug: string, id: string): Promise<Result> {
  const game = drawnGame(slug)
  const owner = await ownerOf(visit)
  const sought = { siteId: visit.site.id, game: slug, token: id }
  const own = owner && (await findOwn(visit.db, owner, sought))
  if (own) return openResult(visit, game, { ...own, isOwn: true })
  const shared = await findShared(visit.db, sought)
  if (!shared) throw new Refusal('notFound')
  return openResult(visit, game, { ...shared, isOwn: false })
}

/** The visit's own results of a game, the latest first. @throws {Refusal} notFound */
export async function listResults(visit: Visit, slug: string): Promise<Result[]> {
  const game = drawnGame(slug)
  const owner = await ownerOf(visit)
  if (!owner) return []
  const rows = await findResults(visit.db, owner, { siteId: visit.site.id, game: slug, limit: MOST })
  const showsQuestions = await mayReadQuestions(visit)
  return Promise.all(rows.map((row) => resultFrom(visit, game, { ...row, isOwn: true }, showsQuestions)))
}

/** The id of the latest result of an owner in a game, if it is of today in Paris. */
export async function resultOfToday(visit: Visit, owner: Owner, slug: string): Promise<string | null> {
  const [latest] = await findResults(visit.db, owner, { siteId: visit.site.id, game: slug, limit: 1 })
  return latest && dayInParis(latest.finishedAt) === dayInParis(visit.now()) ? latest.token : null
}

/**
 * One's own finished draw, locked within the visit's transaction.
 * @throws {Refusal} notFound
 */
export async function ownResult(visit: Visit, slug: string, id: string): Promise<{ id: number; share: string | null }> {
  const owner = await ownerOf(visit)
  const sought = { siteId: visit.site.id, game: drawnGame(slug).slug, token: id }
  const row = owner && (await lockDraw(visit.db, owner, sought))
  if (!row?.finishedAt) throw new Refusal('notFound')
  return row
}

/** Deletes one's own result; the day's figures keep counting it. @throws {Refusal} notFound */
export async function removeResult(visit: Visit, slug: string, id: string): Promise<void> {
  const { id: drawId } = await ownResult(visit, slug, id)
  await deleteDraw(visit.db, drawId)
}
