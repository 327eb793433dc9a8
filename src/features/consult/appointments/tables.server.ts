import { bill, inner, ofClient, ofPsychic, own, plain, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  appointment_modes: ofPsychic('psychic_id', 'mode'),
  // As a consultation's, its rows say what the credit for an absence was for.
  appointments: ofClient('client_id', 'appointments', {
    id: bill('number'),
    site_id: bill('site'),
    client_id: bill(),
    psychic_id: bill('psychic'),
    channel: bill('channel'),
    starts_at: bill('startsAt'),
    ends_at: bill('endsAt'),
    during: plain(),
    state: bill('state'),
    price_per_minute: bill('price'),
    booked_at: bill('askedAt'),
    answer_by: plain(),
    ended_at: bill('endedAt'),
    ended_by: bill('side'),
    why: bill('reason'),
    late: bill('late'),
    consultation_id: bill('consultation'),
    client_came_at: bill('cameAt'),
    psychic_came_at: plain(),
    sequence: plain(),
    told_day_at: plain(),
    told_hour_at: plain(),
    told_now_at: plain(),
    warned: plain(),
  }),
  calendar_feeds: ofClient('user_id', 'calendarFeed', {
    user_id: inner,
    token_hash: inner,
    named: own('named'),
    created_at: own('createdAt'),
  }),
}
