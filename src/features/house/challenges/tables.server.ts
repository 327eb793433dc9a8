import { ofNobody, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  solved_challenges: ofNobody('nonce', 'expires_at'),
}
