import { moneyLaws } from '../../src/features/money/reconciliation/laws.ts'

/** Invariants of the whole database once nothing runs, whoever wrote it; each query lists the violations. */
export const laws: readonly { name: string; faults: string }[] = [
  ...moneyLaws,
  {
    name: 'nothing stays reserved',
    faults: `select id, reserved from ledger_accounts where reserved <> 0
      union all select consultation_id, amount from ledger_reservations`,
  },
  {
    name: 'no room or request stays open',
    faults: `select id, status from consultations where status in ('requested', 'accepted', 'running', 'paused')`,
  },
  {
    name: 'each ended consultation has a receipt, and no other has',
    faults: `select c.id, c.status from consultations c left join receipts r on r.consultation_id = c.id
      where c.accepted_at is not null and (c.status = 'ended') <> (r.consultation_id is not null)`,
  },
  {
    name: 'the total is floor(paid seconds × price / 60)',
    faults: `select consultation_id, seconds, free_seconds, total from receipts
      -- A question by text message is paid by its answer (check-pools.ts).
      where not exists (select from text_questions q where q.consultation_id = receipts.consultation_id) and (total <> case when waived then 0 else (seconds - free_seconds)::bigint * price_per_minute / 60 end
        or balance_after <> balance_before - total or free_seconds > seconds)`,
  },
  {
    name: 'the receipt equals the meter’s reading',
    faults: `select r.consultation_id, r.seconds, m.metered_ms, m.state from receipts r join meters m using (consultation_id)
      where r.seconds <> m.metered_ms / 1000 or m.state <> 'ended'`,
  },
  {
    name: 'every counted second is in the timeline',
    faults: `select r.consultation_id, r.seconds, r.gift_seconds, shown.seconds as shown
      from receipts r left join (
        select consultation_id,
          sum(extract(epoch from next - at)) filter (
            where kind in ('started', 'connected', 'resumed') or (kind = 'dropped' and next_kind = 'delivered')) as seconds
        from (select consultation_id, kind, at, lead(at) over own as next, lead(kind) over own as next_kind
          from consultation_events
          where kind in ('started', 'connected', 'dropped', 'delivered', 'silent', 'soundless', 'unheard', 'paying', 'resumed', 'ended')
          window own as (partition by consultation_id order by at, id)) spans
        group by consultation_id) shown using (consultation_id)
      where r.seconds + r.gift_seconds > coalesce(shown.seconds, 0)`,
  },
  {
    name: 'the instants of a room never decrease, whatever the machine’s clock does',
    faults: `select consultation_id, kind, at, before from (
        select consultation_id, kind, at, lag(at) over (partition by consultation_id order by id) as before
        -- Detected afterwards, and dated to when it happened.
        from consultation_events where kind not in ('dropped', 'delivered', 'silent', 'soundless', 'connected')) told
      where at < before`,
  },
  {
    // For a room, a step forward that no node saw counts as time: the room ends as one that both sides left, from then
    // on.
    name: 'no room lasts longer than its meter and its pauses explain',
    faults: `select c.id, c.accepted_at, m.paused_at, c.ended_at
      from consultations c join meters m on m.consultation_id = c.id
      where coalesce(m.paused_at, c.ended_at) - c.accepted_at > interval '3 hours'`,
  },
  {
    name: 'three disconnections of a client end the room, one more for each ten counted minutes',
    faults: `select consultation_id, client_drops, metered_ms from meters where client_drops > 3 + metered_ms / 600000`,
  },
  {
    name: 'a psychic whose messages reached the client has counted seconds',
    // The time between two of the psychic's messages counts, unless it was lost by the psychic or the site, or the
    // client, after a moment to be heard again, left before them and the psychic ended the room while waiting.
    faults: `select r.consultation_id, heard.seconds from receipts r join (
        select consultation_id, sum(extract(epoch from sent_at - before)) as seconds
        from (select consultation_id, sent_at, lag(sent_at) over (partition by consultation_id order by sequence) as before
          from messages join meters using (consultation_id)
          where author = 'psychic' and not undelivered and sent_at <= client_heard_at) spoken
        where not exists (select from consultation_events e where e.consultation_id = spoken.consultation_id
          and e.kind in ('dropped', 'silent') and e.side is distinct from 'client' and e.at between before and sent_at)
        group by consultation_id having count(*) >= 4) heard using (consultation_id)
      where r.seconds + r.gift_seconds = 0 and heard.seconds >= 1
        and not exists (select from consultation_events e where e.consultation_id = r.consultation_id
          and e.kind in ('dropped', 'silent') and e.side = 'psychic')`,
  },
  {
    name: 'messages are numbered from 1 without a gap, in the order of their instants',
    faults: `select consultation_id, sequence from (
        select consultation_id, sequence, sent_at,
          row_number() over own as place, lag(sent_at) over own as before
        from messages where consultation_id not in (select consultation_id from text_questions)
        window own as (partition by consultation_id order by sequence)) numbered
      where sequence <> place or sent_at < before`,
  },
  {
    name: 'no place in a queue stays open',
    faults: `select id, psychic_id, state from queue_tickets where over_at is null`,
  },
]

/** What must hold among those who waited, on a clock that runs `speed` times faster. */
export function queueLaws(speed: number): typeof laws {
  /** An instant of a row on the clock that all rows share, whatever the machine's clock showed when it was made. */
  const oneClock = (at: string, row: string): string =>
    `(${at} - ${row}.clock_base_ms * ${speed} * interval '1 millisecond')`
  const onOneClock = `select t.*, ${oneClock('t.taken_at', 't')} as taken, ${oneClock('t.called_at', 't')} as called,
    ${oneClock('t.over_at', 't')} as over from queue_tickets t`
  return [
    {
      name: 'nobody on a page is called after somebody who came later',
      // Unless they were in a room or a request when the other was called.
      faults: `select first.id, later.id as overtaken_by, later.called as at, first.state, first.taken, first.over,
        first.channel, later.channel as other_channel,
        (select json_agg(json_build_array(c.id, c.status, ${oneClock('c.requested_at', 'c')}, ${oneClock('c.ended_at', 'c')}))
          from consultations c where c.client_id = first.client_id) as elsewhere
      from (${onOneClock}) first
      join (${onOneClock}) later on later.psychic_id = first.psychic_id and later.id > first.id
      where first.way = 'page' and later.called > first.taken and later.called < first.over
        and (first.called is null or first.called > later.called)
        and not exists (select from consultations c where c.client_id = first.client_id
          and ${oneClock('c.requested_at', 'c')} <= later.called + interval '10 seconds'
          and coalesce(${oneClock('c.ended_at', 'c')}, 'infinity') >= later.called - interval '10 seconds')`,
    },
    {
      name: 'nobody who waits is overtaken by an ordinary request',
      // One that nobody answered gave its turn back.
      faults: `select c.id, waiting.id as ticket from consultations c
      join (${onOneClock}) waiting on waiting.psychic_id = c.psychic_id and waiting.client_id <> c.client_id
      where c.status not in ('missed', 'cancelled') and waiting.taken < ${oneClock('c.requested_at', 'c')} - interval '10 seconds'
        and waiting.over > ${oneClock('c.requested_at', 'c')} + interval '10 seconds'
        and not exists (select from queue_tickets used where used.psychic_id = c.psychic_id
          and used.client_id = c.client_id and used.state = 'entered'
          and abs(extract(epoch from ${oneClock('used.over_at', 'used')} - ${oneClock('c.requested_at', 'c')})) < 60)`,
    },
  ]
}
