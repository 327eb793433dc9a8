import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  free_alerts: ofClient('user_id', 'alerts', {
    user_id: inner,
    psychic_id: own('psychic'),
    asked_at: own('askedAt'),
    expires_at: own('expiresAt'),
  }),
}
