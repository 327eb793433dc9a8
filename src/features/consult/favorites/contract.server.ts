import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { psychicShape } from '../psychics/contract.server.ts'

const favorites = z.object({ favoritePsychics: z.array(psychicShape) })

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
})
