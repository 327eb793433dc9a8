import { inner, ofClient, ofPsychic, ofUnknown, own, type Tables } from '../../../personal-data/kinds.ts'
import { draftPlace } from './sealed-draft.server.ts'

export const tables: Tables = {
  text_questions: ofClient('consultation', 'textQuestions', {
    consultation_id: own('consultation'),
    came_by: own('kind'),
    due_at: own('expiresAt'),
    answered_at: own('endedAt'),
    parts: inner,
    delivery: own('state'),
  }),
  text_agreements: ofClient('user_id', 'textAgreements', {
    user_id: inner,
    psychic_id: own('psychic'),
    price_per_answer: own('answerPrice'),
    agreed_at: own('at'),
  }),
  text_drafts: {
    ...ofClient('user_id', 'textDrafts', {
      user_id: inner,
      psychic_id: own('psychic'),
      price_per_answer: own('answerPrice'),
      // Exported after opening.
      sealed: own('words'),
      expires_at: own('expiresAt'),
    }),
    open: (keys, row) => ({ sealed: keys.open(draftPlace(row.user_id as number), row.sealed as Buffer) }),
  },
  inbound_texts: ofUnknown('once', 'id', 'site_id', 'provider_id', 'number_hash', 'sealed', 'received_at', 'due_at'),
  text_stops: ofUnknown('once', 'site_id', 'number_hash', 'at'),
  text_doors: ofPsychic('psychic_id', 'is_open', 'missed', 'changed_at'),
  psychic_answer_prices: ofPsychic('id', 'psychic_id', 'site_id', 'price_per_answer', 'set_by', 'reason', 'since'),
}
