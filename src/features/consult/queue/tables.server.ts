import { inner, ofClient, ofPsychic, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  queue_tickets: ofClient('client_id', 'waits', {
    id: own('number'),
    site_id: own('site'),
    client_id: inner,
    psychic_id: own('psychic'),
    channel: own('channel'),
    way: own('toldBy'),
    state: own('state'),
    clock_base_ms: inner,
    taken_at: own('askedAt'),
    heard_at: own('seenAt'),
    called_at: own('turnAt'),
    until: inner,
    over_at: own('endedAt'),
    consultation_id: own('consultation'),
    was_returned: inner,
    topped_up: own('toppedUp'),
    announced_from: own('announcedFrom'),
    announced_to: own('announcedTo'),
  }),
  queue_desks: ofPsychic('psychic_id', 'closed', 'delayed_until', 'delays', 'away_since', 'swept_at'),
}
