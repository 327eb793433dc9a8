import type { ComplaintRow } from './queries.server.ts'

/** A complaint as its author sees it. */
export const viewComplaint = (row: ComplaintRow) => ({
  reference: row.reference,
  about: row.about,
  text: row.text,
  email: row.email,
  at: row.made_at,
  answerBy: row.answer_by,
  answeredAt: row.answered_at,
  answer: row.answer,
})

export type ComplaintView = ReturnType<typeof viewComplaint>
