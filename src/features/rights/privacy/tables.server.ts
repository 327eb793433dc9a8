import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  data_exports: ofClient('user_id', 'exports', {
    id: inner,
    user_id: inner,
    asked_at: own('askedAt'),
    done: inner,
    steps: inner,
    finished_at: own('createdAt'),
    json: inner,
    pdf: inner,
  }),
}
