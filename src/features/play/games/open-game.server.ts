import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { isDrawn, THEMES } from '../../../games/game.ts'
import { findGame } from '../../../games/games.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { orderDigest } from './deck-digest.server.ts'
import { findGameRow } from './queries.server.ts'
import { mayAskQuestion, mayAskThemes, mayBeDaily } from './rules.ts'

export const gameRow = z.object({
  id: z.int(),
  rank: z.int().describe('Its place in lists'),
  game: z.string(),
  name: z.string(),
  isOpen: z.boolean(),
  asksQuestion: z.boolean(),
  daily: z.boolean(),
  textsState: z.string().nullable().describe('Of the entry that holds its texts; null if there is none'),
})
export type GameRow = z.output<typeof gameRow>

export const openedGame = z.object({
  ...gameRow.shape,
  themes: z.array(z.enum(THEMES)),
  textsId: z.int().nullable(),
  may: z
    .object({ themes: z.boolean(), asksQuestion: z.boolean(), daily: z.boolean() })
    .describe('Which settings suit it'),
  deck: z
    .object({ slug: z.string(), name: z.string(), size: z.int(), reversals: z.boolean(), digest: z.string() })
    .nullable()
    .describe('Null for a game that draws nothing'),
  spreads: z.array(z.object({ name: z.string(), count: z.int() })),
})
export type OpenedGame = z.output<typeof openedGame>

/** A game as its staff see it: its settings, and what is part of the protocol. @throws {Refusal} as staffOf, adminEntityNotFound */
export async function openGame(visit: Visit, id: number): Promise<OpenedGame> {
  staffOf(visit, 'content.edit')
  const row = await findGameRow(visit.db, visit.site.id, id)
  const game = row && findGame(row.game)
  if (!game) throw new Refusal('adminEntityNotFound')
  const deck = isDrawn(game) ? game.deck : null
  return {
    ...row,
    themes: [...row.themes],
    may: { themes: mayAskThemes(game), asksQuestion: mayAskQuestion(game), daily: mayBeDaily(game) },
    deck: deck && {
      slug: deck.slug,
      name: deck.name,
      size: deck.cards.length,
      reversals: deck.reversals,
      digest: orderDigest(deck),
    },
    spreads: isDrawn(game) ? game.spreads.map(({ name, positions }) => ({ name, count: positions.length })) : [],
  }
}
