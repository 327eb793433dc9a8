import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  reviews: ofClient('client_id', 'reviews', {
    consultation_id: own('consultation'),
    psychic_id: own('psychic'),
    client_id: inner,
    site_id: own('site'),
    rating: own('rating'),
    text: own('words'),
    status: own('state'),
    consulted_at: own('consultedAt'),
    written_at: own('writtenAt'),
    moderated_at: inner,
    removed_at: inner,
    reason_kind: inner,
    refusal_reason: own('reason'),
  }),
}
