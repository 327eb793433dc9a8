import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  webinar_registrations: ofClient('letter-address', 'webinars', {
    id: inner,
    site_id: own('site'),
    entry_id: own('number'),
    email: own('email'),
    email_key: inner,
    asked_at: own('askedAt'),
    confirmed_at: own('confirmedAt'),
    agreed_text: own('textShown'),
    address_hash: inner,
    told_starts_at: own('startsAt'),
    told_day_at: inner,
    told_hour_at: inner,
    told_off_at: inner,
    told_replay_at: inner,
  }),
}
