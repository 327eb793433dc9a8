/** What must hold of the whole database, whoever wrote it; each query lists what breaks it. */
export const laws: readonly { name: string; faults: string }[] = [
  {
    name: 'no wallet below zero',
    faults: `select id, balance from ledger_accounts where floor is not null and balance < floor`,
  },
  {
    name: 'units sum to zero',
    faults: `select unit, sum(balance) from ledger_accounts group by unit having sum(balance) <> 0`,
  },
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
    name: 'a receipt for each ended consultation and for no other',
    faults: `select c.id, c.status from consultations c left join receipts r on r.consultation_id = c.id
      where c.accepted_at is not null and (c.status = 'ended') <> (r.consultation_id is not null)`,
  },
  {
    name: 'the total is floor(paid seconds × price / 60)',
    faults: `select consultation_id, seconds, free_seconds, total from receipts
      where total <> case when waived then 0 else (seconds - free_seconds)::bigint * price_per_minute / 60 end
        or balance_after <> balance_before - total or free_seconds > seconds`,
  },
  {
    name: 'the ledger took what the receipt says, once',
    faults: `select r.consultation_id, r.total, r.free_seconds, t.id as transaction
      from receipts r
      left join ledger_transactions t on t.kind = 'consultation' and t.reference = 'consultation:' || r.consultation_id
      left join lateral (
        select coalesce(sum(e.amount) filter (where a.unit = 'cent'), 0) as cents,
          coalesce(sum(e.amount) filter (where a.unit = 'second'), 0) as seconds
        from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind like 'client\\_%'
          join consultations c on c.id = r.consultation_id and c.client_id = a.owner_id
        where e.transaction_id = t.id) taken on true
      where t.id is distinct from r.transaction_id
        or taken.cents <> -r.total or taken.seconds <> -r.free_seconds`,
  },
  {
    name: 'no bill without a receipt',
    faults: `select t.id, t.reference from ledger_transactions t
      where t.kind = 'consultation' and not exists (select 1 from receipts r where r.transaction_id = t.id)`,
  },
  {
    name: 'the receipt says what the meter read',
    faults: `select r.consultation_id, r.seconds, m.metered_ms, m.state from receipts r join meters m using (consultation_id)
      where r.seconds <> m.metered_ms / 1000 or m.state <> 'ended'`,
  },
  {
    name: 'no second is counted that the timeline does not show',
    faults: `select r.consultation_id, r.seconds, r.gift_seconds, shown.seconds as shown
      from receipts r join (
        select consultation_id,
          sum(extract(epoch from next - at)) filter (where kind in ('started', 'resumed')) as seconds
        from (select consultation_id, kind, at,
            lead(at) over (partition by consultation_id order by at, id) as next from consultation_events
          where kind in ('started', 'dropped', 'silent', 'resumed', 'ended')) spans
        group by consultation_id) shown using (consultation_id)
      where r.seconds + r.gift_seconds > coalesce(shown.seconds, 0)`,
  },
  {
    name: 'a paid order is credited once, and no other is',
    faults: `select o.id, o.status, count(t.id) as credits from orders o
      left join ledger_transactions t on t.kind = 'top-up' and t.reference = 'order:' || o.id
      left join ledger_entries e on e.transaction_id = t.id and e.amount = o.credit
      left join ledger_accounts a on a.id = e.account_id and a.kind = 'client_wallet' and a.owner_id = o.user_id
      group by o.id having count(t.id) <> count(a.id) or count(a.id) <> case o.status when 'paid' then 1 else 0 end`,
  },
  {
    name: 'wallets were credited what was paid for, and no more',
    faults: `select w.owner_id, w.cents, p.cents as paid from (
        select a.owner_id, a.site_id, sum(e.amount) as cents from ledger_entries e
          join ledger_accounts a on a.id = e.account_id and a.kind = 'client_wallet'
          join ledger_transactions t on t.id = e.transaction_id and t.kind = 'top-up'
        group by a.owner_id, a.site_id) w
      full join (select user_id, site_id, sum(credit) as cents from orders where status = 'paid'
        group by user_id, site_id) p on p.user_id = w.owner_id and p.site_id = w.site_id
      where w.cents is distinct from p.cents`,
  },
  {
    name: 'messages are numbered from 1 without a gap, in the order of their instants',
    faults: `select consultation_id, sequence from (
        select consultation_id, sequence, sent_at,
          row_number() over own as place, lag(sent_at) over own as before
        from messages window own as (partition by consultation_id order by sequence)) numbered
      where sequence <> place or sent_at < before`,
  },
]
