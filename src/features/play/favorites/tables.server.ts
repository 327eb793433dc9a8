import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  favorite_psychics: ofClient('user_id', 'favorites', {
    user_id: inner,
    psychic_id: own('psychic'),
    added_at: own('addedAt'),
  }),
  favorite_games: ofClient('user_id', 'favoriteGames', {
    user_id: inner,
    game_id: own('game'),
    added_at: own('addedAt'),
  }),
}
