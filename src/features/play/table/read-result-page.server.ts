import type { Visit } from '../../../app.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { listPsychics } from '../../consult/psychics/list-psychics.server.ts'
import { readResult } from '../draws/results.server.ts'
import { viewGame, viewVerify } from '../draws/views.ts'
import { composeResult } from './compose-result.server.ts'
import { readPositions } from './read-positions.server.ts'

const TAROLOGUE = 4

/** A result with its reading, what verifies it, and one psychic who reads cards and is free now. */
export async function readResultPage(visit: Visit, slug: string, id: string) {
  const result = await readResult(visit, slug, id)
  const [reading, { psychics }] = await Promise.all([
    readPositions(visit, result),
    listPsychics(visit, { status: 'available', jobId: TAROLOGUE, limit: 1 }),
  ])
  const { game, spread, theme, question, isOwn, share, cards } = result
  const [psychic] = psychics
  return {
    id,
    game: { slug: game.slug, name: game.name, type: game.type, daily: game.settings.daily },
    deck: game.deck.slug,
    spread: {
      name: spread.name,
      places: viewGame(game).spreads.find((one) => one.slug === spread.slug)?.positions ?? [],
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
