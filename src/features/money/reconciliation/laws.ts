/** Receipts, or some of them, whose amounts differ from the ledger. */
const receiptsUnlike = (
  receipts: string,
): string => `select r.consultation_id, r.total, r.free_seconds, t.id as transaction
      from ${receipts} r
      left join ledger_transactions t on t.kind = 'consultation' and t.reference = 'consultation:' || r.consultation_id
      left join lateral (
        select coalesce(sum(e.amount) filter (where a.unit = 'cent'), 0) as cents,
          coalesce(sum(e.amount) filter (where a.unit = 'second'), 0) as seconds
        from ledger_entries e join ledger_accounts a on a.id = e.account_id
            and a.kind in ('client_wallet', 'client_promotional', 'client_free_time')
          join consultations c on c.id = r.consultation_id and c.client_id = a.owner_id
        where e.transaction_id = t.id) taken on true
      where t.id is distinct from r.transaction_id
        or taken.cents <> -r.total or taken.seconds <> -r.free_seconds`

/** Consultations of members, or some of them, whose points are not those of their bill. */
const pointsUnlike = (consultations: string): string => `select c.id, points_owed(c.id) as owed
      from ${consultations} c join loyalty_members m on m.user_id = c.client_id
      where c.status = 'ended' and c.ended_at >= m.joined_at and points_owed(c.id) <> 0`

interface MoneyLaw {
  key: string
  name: string
  faults: string
  /** The query limited to rows that ended after an instant, for a law that otherwise reads every row. */
  since?: (at: string) => string
}

/** Invariants of the money that hold at any moment; each query lists the violations. */
export const moneyLaws = [
  {
    key: 'floor',
    name: 'no wallet is below zero',
    faults: `select id, balance from ledger_accounts where floor is not null and balance < floor`,
  },
  {
    key: 'units',
    name: 'units sum to zero',
    faults: `select unit, sum(balance) from ledger_accounts group by unit having sum(balance) <> 0`,
  },
  {
    key: 'receipts',
    name: 'the ledger took the amounts on the receipt, once',
    faults: receiptsUnlike('receipts'),
    since: (at: string) =>
      receiptsUnlike(`(select r.* from consultations c join receipts r on r.consultation_id = c.id
      where c.status = 'ended' and c.ended_at >= '${at}')`),
  },
  {
    key: 'bills',
    name: 'no bill lacks a receipt',
    faults: `select t.id, t.reference from ledger_transactions t
      where t.kind = 'consultation' and not exists (select 1 from receipts r where r.transaction_id = t.id)`,
  },
  {
    key: 'orders',
    name: 'a paid order is credited once, and no other is',
    faults: `select o.id, o.status, count(t.id) as credits from orders o
      left join ledger_transactions t on t.kind = 'top-up' and t.reference = 'order:' || o.id
      left join ledger_entries e on e.transaction_id = t.id and e.amount = o.credit
      left join ledger_accounts a on a.id = e.account_id and a.kind = 'client_wallet' and a.owner_id = o.user_id
      group by o.id having count(t.id) <> count(a.id) or count(a.id) <> case o.status when 'paid' then 1 else 0 end`,
  },
  {
    key: 'certificates',
    name: 'a paid order whose VAT is due at use has one certificate, numbered without a gap, and no other has one',
    faults: `select o.site_id, o.id as order, c.number from orders o
        left join payment_certificates c on c.order_id = o.id and c.site_id = o.site_id
        where (o.status = 'paid' and o.vat_due = 'use') <> (c.number is not null)
      union all select site_id, count(c.number), max(k.last) from payment_certificates c
        full join certificate_counters k using (site_id)
        group by site_id having count(c.number) <> max(k.last) or max(c.number) <> max(k.last)
          or max(k.last) is null`,
  },
  {
    key: 'invoices',
    name: 'each posting that declared VAT at sale or took it back has one invoice or credit note, numbered without a gap',
    faults: `with due as (
        select t.id, a.site_id, sum(m.cents + m.waiting) as amount, sum(m.vat) as vat from ledger_transactions t
          join credit_moves m on m.transaction_id = t.id
          join orders o on o.id = m.order_id
          join ledger_accounts a on a.kind = 'client_wallet' and a.owner_id = o.user_id
          where t.kind in ('top-up', 'payment-refund', 'chargeback-lost', 'chargeback-won')
          group by t.id, a.site_id having sum(m.cents + m.waiting) <> 0)
      select coalesce(d.site_id, i.site_id) as site_id, 'transaction' as what, coalesce(d.id, i.transaction_id) as id, i.number from due d
        full join invoices i on i.transaction_id = d.id and i.site_id = d.site_id
        where abs(d.amount) is distinct from i.amount or abs(d.vat) is distinct from i.vat
          or (d.amount > 0) is distinct from (i.kind = 'invoice')
      union all select site_id, kind, count(i.number), max(k.last) from invoices i
        full join invoice_counters k using (site_id, kind)
        group by site_id, kind having count(i.number) <> max(k.last) or max(i.number) <> max(k.last)
          or max(k.last) is null`,
  },
  {
    key: 'vat',
    name: 'VAT declared at sale is that of what was kept of each order, and what its spent part leaves is its unspent part’s',
    faults: `with sold as (
        select o.id, o.user_id, o.site_id, o.vat_percent, o.vat_due, order_kept(o.id) as kept, coalesce(sum(m.cents), 0)::bigint as cents,
            coalesce(sum(m.waiting), 0)::bigint as waiting, coalesce(sum(m.vat), 0)::bigint as vat
          from orders o left join credit_moves m on m.order_id = o.id
          where o.vat_due = 'sale' or m.order_id is not null group by o.id),
      clients as (select user_id, site_id, sum(cents) as cents, sum(vat) as vat from sold group by user_id, site_id),
      entries as (select e.transaction_id, sum(e.amount) as amount from ledger_entries e
        join ledger_accounts a on a.id = e.account_id and a.kind = 'client_vat' group by e.transaction_id)
      select 'order' as what, id, vat as ledger, vat_within(kept, vat_percent)
          - vat_within(kept - cents - waiting, vat_percent) as due from sold
        where cents < 0 or waiting < 0 or cents + waiting > kept or vat_due <> 'sale'
          or vat <> vat_within(kept, vat_percent) - vat_within(kept - cents - waiting, vat_percent)
      union all select 'client', coalesce(a.owner_id, c.user_id), coalesce(a.balance, 0), -coalesce(c.vat, 0)
        from (select * from ledger_accounts where kind = 'client_vat') a
        full join clients c on c.user_id = a.owner_id and c.site_id = a.site_id
        where coalesce(a.balance, 0) <> -coalesce(c.vat, 0)
      union all select 'wallet', c.user_id, coalesce(a.balance, 0), c.cents from clients c
        left join ledger_accounts a on a.kind = 'client_wallet' and a.owner_id = c.user_id and a.site_id = c.site_id
        where coalesce(a.balance, 0) < c.cents
      union all select 'site', coalesce(a.site_id, s.site_id), coalesce(a.balance, 0), coalesce(s.vat, 0)
        from (select * from ledger_accounts where kind = 'vat' and owner_id = 0) a
        full join (select site_id, sum(vat_within(kept, vat_percent)) as vat from sold group by site_id) s using (site_id)
        where coalesce(a.balance, 0) <> coalesce(s.vat, 0)
      union all select 'transaction', coalesce(m.transaction_id, e.transaction_id), coalesce(e.amount, 0), -coalesce(m.vat, 0)
        from (select transaction_id, sum(vat) as vat from credit_moves group by transaction_id) m
        full join entries e on e.transaction_id = m.transaction_id
        where coalesce(e.amount, 0) <> -coalesce(m.vat, 0)`,
  },
  {
    key: 'bills-vat',
    name: 'a bill declares the VAT of what was not paid with credit sold with its VAT, and its receipt says so',
    faults: `select t.id, t.reference, moved.vat, vat_within(moved.paid + coalesce(credit.cents, 0), c.vat_percent) as due
      from ledger_transactions t
      join consultations c on c.id = substring(t.reference from '^consultation:([0-9]+)$')::bigint
      left join receipts r on r.transaction_id = t.id
      cross join lateral (
        select -coalesce(sum(e.amount) filter (
            where a.kind in ('client_wallet', 'client_promotional', 'client_held')), 0)::bigint as paid,
          coalesce(sum(e.amount) filter (where a.kind = 'vat'), 0) as vat
        from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = t.id) moved
      left join lateral (select sum(m.cents + m.waiting)::bigint as cents, sum(m.cents) as wallet from credit_moves m
        where m.transaction_id = t.id) credit on true
      where t.kind in ('consultation', 'care-release')
        and (moved.vat <> vat_within(moved.paid + coalesce(credit.cents, 0), c.vat_percent)
          or r.taxed <> -coalesce(credit.wallet, 0) or r.vat <> vat_within(r.total - r.taxed, c.vat_percent))`,
  },
  {
    key: 'statements',
    name: 'the papers of each psychic are numbered without a gap',
    faults: `select site_id, psychic_id, kind, count(s.number), max(k.last) from psychic_statements s
        full join psychic_statement_counters k using (site_id, psychic_id, kind)
        group by site_id, psychic_id, kind having count(s.number) <> max(k.last) or max(s.number) <> max(k.last)
          or max(k.last) is null`,
  },
  {
    key: 'credits',
    name: 'wallets were credited exactly what was paid for',
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
    key: 'payments',
    name: 'the ledger moved exactly the payments and refunds of each site',
    faults: `select site_id, coalesce(l.cents, 0) as ledger, coalesce(p.cents, 0) as payments from (
        select a.site_id, -sum(e.amount) as cents from ledger_entries e
          join ledger_accounts a on a.id = e.account_id and a.kind = 'payment_provider'
          join ledger_transactions t on t.id = e.transaction_id and t.kind in ('top-up', 'payment-refund')
        group by a.site_id) l
      full join (select site_id, sum(cents) as cents from (
          select site_id, amount as cents from orders where status = 'paid'
          union all select o.site_id, -r.amount from order_refunds r join orders o on o.id = r.order_id) moved
        group by site_id) p using (site_id)
      where coalesce(l.cents, 0) <> coalesce(p.cents, 0)`,
  },
  {
    key: 'payouts',
    name: 'each transfer to a psychic is posted once with its amount, and back if its money came back',
    faults: `select t.id as transaction, o.file_id, o.psychic_id, o.amount, sum(e.amount) as posted from psychic_payouts o
        full join (select * from ledger_transactions where kind = 'payout') t on t.id = o.transaction_id
        left join ledger_transactions b on b.kind = 'payout-return' and b.reference = t.reference
        left join ledger_entries e on e.transaction_id in (t.id, b.id)
          and exists (select from ledger_accounts a where a.id = e.account_id and a.kind = 'payouts'
            and a.owner_id = o.psychic_id and a.site_id = o.site_id)
        group by t.id, o.file_id, o.psychic_id, b.id
        having o.file_id is null or t.id is null or (b.id is null) <> (max(o.returned_at) is null)
          or sum(e.amount) is distinct from case when b.id is null then max(o.amount) else 0 end`,
  },
  {
    key: 'answers',
    name: 'each accepted answer to a free question is paid its fee once, and no other is',
    faults: `select a.id as answer, t.id as transaction, a.status, a.fee, sum(e.amount) as posted from free_answers a
        full join (select * from ledger_transactions where kind = 'free-answer') t on t.reference = 'answer:' || a.id
        left join ledger_entries e on e.transaction_id = t.id and exists (select from ledger_accounts l
          where l.id = e.account_id and l.kind = 'psychic_earnings' and l.owner_id = a.psychic_id and l.site_id = a.site_id)
        where t.id is not null or (a.status = 'accepted' and a.fee > 0)
        group by a.id, t.id having a.status is distinct from 'accepted' or sum(e.amount) is distinct from a.fee`,
  },
  {
    key: 'premium-calls',
    name: 'each call to the premium-rate number is posted once, with what its operator owes and the psychic’s share',
    faults: `select c.id, t.id as transaction, c.payback, moved.owed, c.share, moved.share as posted
      from (select * from premium_calls where payback > 0) c
        full join (select * from ledger_transactions where kind = 'premium-call') t on t.reference = 'premium:' || c.id
        left join lateral (
          select -coalesce(sum(e.amount) filter (where a.kind = 'premium_operator'), 0) as owed,
            coalesce(sum(e.amount) filter (where a.kind = 'vat' and a.owner_id = c.psychic_id), 0) as vat,
            coalesce(sum(e.amount) filter (where a.kind = 'psychic_earnings' and a.owner_id = c.psychic_id), 0) as share
          from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.site_id = c.site_id
          where e.transaction_id = t.id) moved on true
        where c.id is null or t.id is null or c.outcome <> 'answered' or moved.owed <> c.payback
          or moved.share <> c.share or moved.vat <> vat_within(c.payback, c.vat_percent)
          or c.payback <> c.seconds::bigint * c.payback_per_minute / 60
      union all select null, null, coalesce(c.payback, 0), -coalesce(a.balance, 0), null, null
        from (select site_id, sum(payback) as payback from premium_calls where payback > 0 group by site_id) c
        full join (select * from ledger_accounts where kind = 'premium_operator') a using (site_id)
        where coalesce(c.payback, 0) <> -coalesce(a.balance, 0)`,
  },
  {
    key: 'holds',
    name: 'reservations equal the needs of running meters and of questions asked',
    faults: `select a.id as account, a.reserved, coalesce(sum(r.amount), 0) as held from ledger_accounts a
        left join ledger_reservations r on r.account_id = a.id
        where a.reserved <> 0 or r.amount is not null
        group by a.id having a.reserved <> coalesce(sum(r.amount), 0)
      union all select r.account_id, r.amount, 0 from ledger_reservations r
        left join meters m on m.consultation_id = r.consultation_id and m.state <> 'ended'
        left join consultations c on c.id = r.consultation_id and c.status = 'asked'
        where m.consultation_id is null and c.id is null
      union all select c.id, sum(r.amount), c.price_per_answer from consultations c
        left join ledger_reservations r on r.consultation_id = c.id
        where c.status = 'asked' group by c.id having sum(r.amount) is distinct from c.price_per_answer`,
  },
  {
    key: 'care',
    name: 'held amounts equal the bills of undecided rooms',
    faults: `with due as (
        select 'client_held' as kind, site_id, client_id as owner_id, cents as amount from care_holds
          where settled_at is null
        union all select 'client_held_time', site_id, client_id, seconds from care_holds where settled_at is null
        union all select 'psychic_held', site_id, psychic_id, share from care_holds where settled_at is null
        union all select 'psychic_pending', site_id, psychic_id, amount from pending_shares where settled_at is null),
      held as (select kind, site_id, owner_id, balance from ledger_accounts
        where kind in ('client_held', 'client_held_time', 'psychic_held', 'psychic_pending'))
      select kind, site_id, owner_id, coalesce(held.balance, 0) as ledger, coalesce(due.amount, 0) as due from held
      full join (select kind, site_id, owner_id, sum(amount) as amount from due group by kind, site_id, owner_id) due
        using (kind, site_id, owner_id)
      where coalesce(held.balance, 0) <> coalesce(due.amount, 0)`,
  },
  {
    key: 'chargebacks',
    name: 'what banks took back, froze and kept is what open and lost chargebacks say',
    faults: `with due as (
        select 'chargebacks' as kind, site_id, 0 as owner_id, -amount as amount from chargebacks where state = 'open'
        union all select 'chargeback_losses', site_id, 0, frozen - amount from chargebacks where state = 'lost'
        union all select 'client_frozen', c.site_id, o.user_id, c.frozen from chargebacks c
          join orders o on o.id = c.order_id where c.state = 'open'),
      sums as (select kind, site_id, owner_id, sum(amount) as amount from due group by kind, site_id, owner_id),
      kept as (select kind, site_id, owner_id, balance from ledger_accounts
        where kind in ('chargebacks', 'chargeback_losses', 'client_frozen'))
      select kind, site_id, owner_id, coalesce(kept.balance, 0) as ledger, coalesce(sums.amount, 0) as due from kept
      full join sums using (kind, site_id, owner_id)
      where coalesce(kept.balance, 0) <> coalesce(sums.amount, 0)`,
  },
  {
    key: 'appointments',
    name: 'each psychic’s absence from an appointment gave its client the credit for it, once, and nothing else did',
    faults: `with given as (
        select t.id, substring(t.reference from '^appointment:([0-9]+)$')::bigint as appointment_id, a.owner_id, a.site_id,
            e.amount from ledger_transactions t
          left join (ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'client_promotional')
            on e.transaction_id = t.id
          where t.kind = 'appointment-credit')
      select p.id as appointment, g.id as transaction, g.amount
        from (select * from appointments where state = 'psychic-absent') p
        full join given g on g.appointment_id = p.id
        where p.id is null or g.id is null or g.amount is distinct from 500
          or g.owner_id is distinct from p.client_id or g.site_id is distinct from p.site_id`,
  },
  {
    key: 'points',
    name: 'the points of each consultation are those that its bill gives',
    faults: pointsUnlike('consultations'),
    since: (at: string) => pointsUnlike(`(select * from consultations where status = 'ended' and ended_at >= '${at}')`),
  },
  {
    key: 'time-gifts',
    name: 'what is left of the gifts of a client that no room has is their time for one psychic',
    faults: `with due as (select client_id as owner_id, sum(left_seconds) as seconds from time_gifts
        where opened_in is null group by client_id),
      kept as (select owner_id, sum(balance) as seconds from ledger_accounts where kind = 'client_gift_time' group by owner_id)
      select owner_id, coalesce(kept.seconds, 0) as ledger, coalesce(due.seconds, 0) as due
        from kept full join due using (owner_id) where coalesce(kept.seconds, 0) <> coalesce(due.seconds, 0)`,
  },
  {
    key: 'promotions',
    name: 'each reduced order that was paid and each code that was given added what they say, once, and nothing else did',
    faults: `with due as (
        select 'order:' || o.id as reference, o.user_id, o.site_id, o.offered as amount from orders o
          where o.status = 'paid' and o.offered > 0
        union all select 'redemption:' || r.id, r.user_id, p.site_id, p.cents + p.seconds from promo_redemptions r
          join promo_codes p on p.id = r.code_id where r.given_at is not null),
      given as (
        select t.reference, a.owner_id, a.site_id, e.amount from ledger_transactions t
          left join (ledger_entries e join ledger_accounts a
            on a.id = e.account_id and a.kind in ('client_promotional', 'client_free_time')) on e.transaction_id = t.id
          where t.kind = 'promotion')
      select due.reference as due, given.reference as given, given.amount from due
        full join given on given.reference = due.reference
        where due.reference is null or given.reference is null or given.amount is distinct from due.amount
          or given.owner_id is distinct from due.user_id or given.site_id is distinct from due.site_id`,
  },
  {
    key: 'erased',
    // Frozen credit waits for its bank: it goes to the card, or is taken.
    name: 'nothing is left in the purses of an erased account',
    faults: `select a.id as account, a.owner_id, a.kind, a.balance from ledger_accounts a
      join users u on u.id = a.owner_id and u.erased_at is not null
      where a.kind like 'client\\_%' and a.kind <> 'client_frozen' and a.balance <> 0
        and (a.kind <> 'client_vat' or not exists (select from ledger_accounts f
          where f.kind = 'client_frozen' and f.owner_id = a.owner_id and f.balance > 0))`,
  },
] as const satisfies readonly MoneyLaw[]
