import { becomes, bill, ERASED_WORDS, ofClient, own, plain, type Tables } from '../../../personal-data/kinds.ts'
import { openHearing } from './own/sealed-hearing.server.ts'

export const tables: Tables = {
  disputes: ofClient('consultation', 'disputes', {
    consultation_id: bill('consultation'),
    site_id: bill('site'),
    reason: becomes('reason', ERASED_WORDS),
    status: bill('state'),
    opened_at: bill('at'),
    seen_by: plain(),
    seen_at: plain(),
  }),
  dispute_hearings: {
    ...ofClient('consultation', 'disputeHearings', {
      consultation_id: own('consultation'),
      // Exported after opening.
      sealed: own('words'),
      written_at: own('writtenAt'),
    }),
    open: (keys, row) => ({
      sealed: openHearing(keys, { id: row.consultation_id as number, sealed: row.sealed as Buffer }),
    }),
  },
  dispute_answers: ofClient('consultation', 'disputeAnswers', {
    consultation_id: bill('consultation'),
    decision: bill('state'),
    refund: bill('amount'),
    bearer: plain(),
    price: plain(),
    reason: becomes('reason', ERASED_WORDS),
    decided_by: plain(),
    decided_at: bill('at'),
    settled_at: bill('settledAt'),
    confirmed_by: plain(),
  }),
}
