import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { listFavorites } from '../../consult/psychics/list-psychics.server.ts'
import { viewGame } from '../draws/views.ts'
import type { favoritesContract } from './contract.server.ts'
import { listFavoriteGames, toggleFavoriteGame } from './favorite-games.server.ts'
import { toggleFavorite } from './toggle-favorite.server.ts'

export const favoritesHandlers: Handlers<typeof favoritesContract, Visit> = {
  async listFavoritePsychics(visit) {
    return { favoritePsychics: await listFavorites(visit) }
  },
  async toggleFavoritePsychic(visit, { body }) {
    return { favoritePsychics: await toggleFavorite(visit, body.psychicId) }
  },
  async listFavoriteGames(visit) {
    return { favoriteGames: (await listFavoriteGames(visit)).map(viewGame) }
  },
  async toggleFavoriteGame(visit, { body }) {
    return { favoriteGames: (await toggleFavoriteGame(visit, body.gameId)).map(viewGame) }
  },
}
