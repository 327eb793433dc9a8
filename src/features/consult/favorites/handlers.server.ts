import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { listFavorites } from '../psychics/list-psychics.server.ts'
import type { favoritesContract } from './contract.server.ts'
import { toggleFavorite } from './toggle-favorite.server.ts'

export const favoritesHandlers: Handlers<typeof favoritesContract, Visit> = {
  async listFavoritePsychics(visit) {
    return { favoritePsychics: await listFavorites(visit) }
  },
  async toggleFavoritePsychic(visit, { body }) {
    return { favoritePsychics: await toggleFavorite(visit, body.psychicId) }
  },
}
