import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  favorite_psychics: ofClient('user_id', 'favorites', {
    user_id: inner,
    psychic_id: own('psychic'),
    added_at: own('addedAt'),
  }),
}
