import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { psychicShape } from '../../consult/psychics/contract.server.ts'
import { gameShape } from '../draws/contract.server.ts'

const favorites = z.object({ favoritePsychics: z.array(psychicShape) })
const favoriteGames = z.object({ favoriteGames: z.array(gameShape) })

export const favoritesContract = contract({
  listFavoritePsychics: {
    method: 'GET',
    path: '/api/favorites-psychics',
    summary: 'List the client’s favourite psychics on this site',
    access: 'client',
    output: favorites,
    refusals: [],
  },
  toggleFavoritePsychic: {
    method: 'POST',
    path: '/api/favorite-psychic-ids',
    summary: 'Add a psychic to the client’s favourites, or remove them; returns the updated list',
    access: 'client',
    body: z.strictObject({ psychicId: z.int().positive() }),
    output: favorites,
    refusals: ['notFound'],
  },
  listFavoriteGames: {
    method: 'GET',
    path: '/api/favorites-games',
    summary: 'List the client’s favourite games, the latest first',
    access: 'client',
    output: favoriteGames,
    refusals: [],
  },
  toggleFavoriteGame: {
    method: 'POST',
    path: '/api/favorite-game-ids',
    summary: 'Add a game to the client’s favourites, or remove it; returns the updated list',
    access: 'client',
    body: z.strictObject({ gameId: z.int().positive() }),
    output: favoriteGames,
    refusals: ['notFound'],
  },
})
