import { bill, inner, kept, ofClient, own, plain, type Tables } from '../../../personal-data/kinds.ts'
import { type AlertOf, openAnswer, openWords } from './sealed-alert.server.ts'

export const tables: Tables = {
  care_alerts: {
    ...ofClient('client_id', 'careAlerts', {
      id: inner,
      site_id: own('site'),
      kind: own('kind'),
      topic: own('subject'),
      consultation_id: own('consultation'),
      client_id: inner,
      sealed: own('words'),
      raised_at: own('at'),
      seen_by: inner,
      seen_at: inner,
      closed_by: inner,
      closed_at: own('settledAt'),
      sealed_answer: own('reply'),
    }),
    open: (keys, row) => {
      const of: AlertOf = { consultationId: row.consultation_id as number, topic: row.topic as AlertOf['topic'] }
      return {
        sealed: openWords(keys, { ...of, sealed: row.sealed as Buffer | null }),
        sealed_answer: openAnswer(keys, { ...of, sealedAnswer: row.sealed_answer as Buffer | null }),
      }
    },
  },
  care_holds: ofClient('client_id', 'careHolds', {
    consultation_id: bill('consultation'),
    site_id: bill('site'),
    client_id: bill(),
    psychic_id: bill('psychic'),
    person_hash: kept(null, 'once'),
    pressed: plain(),
    cents: bill('amount'),
    seconds: bill('freeSeconds'),
    share: plain(),
    offered_share: plain(),
    held_at: bill('at'),
    default_at: bill('returnedAt'),
    reminded_at: plain(),
    outcome: bill('decision'),
    decided_by: plain(),
    decided_at: plain(),
    confirmed_by: plain(),
    settled_at: bill('settledAt'),
    time_back: plain(),
  }),
}
