import { ofClient, own, type Tables } from '../../../personal-data/kinds.ts'
import { openAnswer, openFollowUp } from './sealed-follow-up.server.ts'

export const tables: Tables = {
  follow_ups: {
    ...ofClient('consultation', 'followUps', {
      consultation_id: own('consultation'),
      agreed_at: own('grantedAt'),
      revoked_at: own('withdrawnAt'),
      // Exported after opening.
      sealed: own('words'),
      written_at: own('writtenAt'),
      sealed_answer: own('ownAnswer'),
      answered_at: own('answeredAt'),
    }),
    open: (keys, row) => {
      const id = row.consultation_id as number
      return {
        sealed: openFollowUp(keys, { id, sealed: row.sealed as Buffer | null }),
        sealed_answer: openAnswer(keys, { id, sealed: row.sealed_answer as Buffer | null }),
      }
    },
  },
}
