import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  complaints: ofClient('author', 'complaints', {
    id: inner,
    site_id: own('site'),
    reference: own('reference'),
    user_id: inner,
    name: own('name'),
    email: own('email'),
    email_key: inner,
    about: own('subject'),
    text: own('words'),
    text_hash: inner,
    made_at: own('at'),
    answer_by: inner,
    answered_at: own('settledAt'),
    answer: own('reply'),
    taken_by: inner,
    taken_at: inner,
    answered_by: inner,
  }),
}
