import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Game } from '../../../games/game.ts'
import { games } from '../../../games/games.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { clientOf } from '../../house/visit/access.ts'
import { favoriteGameIds, toggleGame } from './queries.server.ts'

/** The client's favourite games, the latest first. */
export async function listFavoriteGames(visit: Visit): Promise<Game[]> {
  const ids = await favoriteGameIds(visit.db, clientOf(visit).id)
  return ids.flatMap((id) => games.find((game) => game.id === id) ?? [])
}

/** Adds or removes a favourite game; returns the updated list. @throws {Refusal} notFound */
export async function toggleFavoriteGame(outer: Visit, gameId: number): Promise<Game[]> {
  const client = clientOf(outer)
  if (!games.some(({ id }) => id === gameId)) throw new Refusal('notFound', 'gameId')
  return inTransaction(outer, async (visit) => {
    await toggleGame(visit.db, client.id, gameId, visit.now())
    return listFavoriteGames(visit)
  })
}
