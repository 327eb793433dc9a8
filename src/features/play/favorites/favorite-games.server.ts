import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { games } from '../../../games/games.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { clientOf } from '../../house/visit/access.ts'
import { findShownGame, listGames, type ShownGame } from '../games/read-games.server.ts'
import { favoriteGameIds, toggleGame } from './queries.server.ts'

/** The client's favourite games that the site lists, the latest first. */
export async function listFavoriteGames(visit: Visit): Promise<ShownGame[]> {
  const [ids, listed] = await Promise.all([favoriteGameIds(visit.db, clientOf(visit).id), listGames(visit)])
  return ids.flatMap((id) => listed.find(({ game }) => game.id === id) ?? [])
}

/** Whether the visit's client keeps this game; false for anyone else, so that a page of visitors is the same for all. */
export const isFavoriteGame = async ({ db, user, brief }: Visit, gameId: number): Promise<boolean> =>
  user?.role === 'client' && brief?.hasFavorites !== false && (await favoriteGameIds(db, user.id)).includes(gameId)

/** Adds or removes a favourite game; returns the updated list. @throws {Refusal} notFound */
export async function toggleFavoriteGame(outer: Visit, gameId: number): Promise<ShownGame[]> {
  const client = clientOf(outer)
  const known = games.find(({ id }) => id === gameId)
  if (!known || !(await findShownGame(outer, known.slug))) throw new Refusal('notFound', 'gameId')
  return inTransaction(outer, async (visit) => {
    await toggleGame(visit.db, client.id, gameId, visit.now())
    return listFavoriteGames(visit)
  })
}
