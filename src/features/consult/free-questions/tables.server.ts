import { becomes, bill, inner, ofClient, ofUnknown, own, type Tables } from '../../../personal-data/kinds.ts'
import { openAnswer, openQuestion, openReport } from './sealed-question.server.ts'

export const tables: Tables = {
  free_questions: {
    ...ofClient('client_id', 'freeQuestions', {
      id: own('number'),
      site_id: own('site'),
      client_id: inner,
      theme: own('subject'),
      path: inner,
      // Exported after opening.
      sealed: own('words'),
      status: own('state'),
      asked_at: own('askedAt'),
      is_reading: inner,
    }),
    open: (keys, row) => {
      const { question, birthDate } = openQuestion(keys, { id: row.id as number, sealed: row.sealed as Buffer })
      return { sealed: [question, birthDate].filter(Boolean).join('\n') }
    },
  },
  free_question_turns: ofUnknown('once', 'person_hash', 'question_id', 'asked_at'),
  free_answers: {
    ...ofClient('client_id', 'freeAnswers', {
      id: bill(),
      question_id: bill('number'),
      site_id: bill('site'),
      client_id: bill(),
      psychic_id: bill('psychic'),
      sealed: becomes('words', null),
      text_hash: bill(),
      flags: bill(),
      fee: bill(),
      status: bill('state'),
      written_at: bill('writtenAt'),
      decided_at: bill(),
      decided_by: bill(),
      refusal_reason: bill(),
      is_useful: becomes('agreed', null),
      reported_at: bill(),
      report_topic: bill('reason'),
      sealed_report: becomes('reply', null),
    }),
    open: (keys, row) => {
      const id = row.id as number
      return {
        sealed: openAnswer(keys, { id, sealed: row.sealed as Buffer | null }),
        sealed_report: openReport(keys, { id, sealed: row.sealed_report as Buffer | null }),
      }
    },
  },
}
