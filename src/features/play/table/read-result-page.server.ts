import type { Visit } from '../../../app.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { listPsychics } from '../../consult/psychics/list-psychics.server.ts'
import { readResult } from '../draws/results.server.ts'
import { viewSpread, viewVerify } from '../draws/views.ts'
import { findShownGame } from '../games/read-games.server.ts'
import { composeResult } from './compose-result.server.ts'
import { readPositions } from './read-positions.server.ts'

const TAROLOGUE = 4

/** A result with its reading, what verifies it, and one psychic who reads cards and is free now. */
export async function readResultPage(visit: Visit, slug: string, id: string) {
  const result = await readResult(visit, slug, id)
  const [shown, reading, { psychics }] = await Promise.all([
    findShownGame(visit, slug),
    readPositions(visit, result),
    listPsychics(visit, { status: 'available', jobId: TAROLOGUE, limit: 1 }),
  ])
  const { game, spread, theme, question, isOwn, share, cards } = result
  const [psychic] = psychics
  return {
    id,
    game: {
      slug: game.slug,
      type: game.type,
      /** Null once the site withdrew it. */
      name: shown?.words.name ?? null,
      isOpen: shown?.settings.isOpen ?? false,
      daily: shown?.settings.daily ?? false,
    },
    deck: game.deck.slug,
    spread: {
      name: spread.name,
      places: viewSpread(spread).positions,
    },
    theme,
    question,
    isOwn,
    share,
    day: dayInParis(result.finishedAt),
    paragraphs: composeResult(result),
    reading,
    verify: viewVerify(result),
    indices: cards.map(({ index, reversed, card }) => ({ index, reversed, name: card.name })),
    psychic: psychic
      ? {
          slug: psychic.slug,
          name: psychic.name,
          gender: psychic.gender,
          jobId: TAROLOGUE,
          portrait: psychic.portrait,
          pricePerMinute: psychic.pricePerMinute,
        }
      : null,
  }
}

export type ResultPageView = Awaited<ReturnType<typeof readResultPage>>
