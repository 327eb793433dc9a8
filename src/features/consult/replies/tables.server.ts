import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  review_replies: ofClient('consultation', 'reviewReplies', {
    consultation_id: own('consultation'),
    site_id: own('site'),
    text: own('words'),
    version: inner,
    status: own('state'),
    written_at: own('writtenAt'),
    moderated_at: inner,
    reason_kind: inner,
    refusal_reason: inner,
  }),
}
