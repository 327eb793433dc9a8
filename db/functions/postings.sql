create or replace function posting_demand(p_holds boolean, p_rule text) returns void language plpgsql as $$
begin
  if p_holds is not true then
    raise exception 'no posting without %', p_rule using errcode = 'insufficient_privilege';
  end if;
end $$;

-- The sum of a posting's entries on accounts of some kinds.
create or replace function posting_amount(p_entries jsonb, variadic p_kinds text[]) returns bigint language sql immutable as $$
  select coalesce(sum(e.amount), 0)::bigint from jsonb_to_recordset(p_entries) as e(kind text, amount bigint)
    where e.kind = any (p_kinds)
$$;

-- Checks that every entry is on one of the given accounts of a site: {kind: owner}.
create or replace function posting_only(p_entries jsonb, p_site integer, p_owners jsonb) returns void language plpgsql as $$
begin
  perform posting_demand(not exists (
    select from jsonb_to_recordset(p_entries) as e(kind text, site integer, owner bigint, amount bigint)
      where e.amount <> 0 and (e.site is distinct from p_site or e.owner is distinct from (p_owners->>e.kind)::bigint)
  ), 'accounts of its own');
end $$;

-- The id in a reference, such as 12 for 'order:12'.
create or replace function posting_of(p_reference text, p_thing text) returns bigint language sql immutable as $$
  select substring(p_reference from '^' || p_thing || ':([1-9][0-9]{0,17})$')::bigint
$$;

-- The accounts that a consultation may move: its client's, its psychic's, and those that fund refunds.
create or replace function posting_owners(c consultations) returns jsonb language sql immutable as $$
  select jsonb_build_object('client_wallet', c.client_id, 'client_promotional', c.client_id, 'client_free_time', c.client_id,
    'client_held', c.client_id, 'client_held_time', c.client_id, 'client_vat', c.client_id,
    'psychic_earnings', c.psychic_id, 'psychic_held', c.psychic_id, 'psychic_pending', c.psychic_id, 'vat', c.psychic_id,
    'site_revenue', c.psychic_id, 'free_time_used', c.psychic_id, 'refunds', 0)
$$;

-- Checks all postings of a consultation together: its client was refunded no more than they paid, from each purse, and
-- no other account gave more than it got. The VAT of its credit is checked with each posting.
create or replace function posting_bounded(p_consultation bigint) returns void language plpgsql as $$
declare
  bill bigint := (select id from ledger_transactions
    where kind = 'consultation' and reference = 'consultation:' || p_consultation);
begin
  perform posting_demand(bill is not null, 'a bill');
  perform posting_demand(not exists (
    select from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id
      where a.kind not in ('site_revenue', 'refunds', 'client_vat') and t.id in (
        select id from ledger_transactions where reference = 'consultation:' || p_consultation
        union all select id from ledger_transactions where kind = 'refund'
          and reference like 'consultation:' || p_consultation || ':%'
        union all select id from ledger_transactions where reference = 'reversal:' || bill)
      group by a.kind having case when a.kind in ('client_wallet', 'client_promotional', 'client_free_time')
        then sum(e.amount) > 0 else sum(e.amount) < 0 end
  ), 'being within what was billed');
end $$;

-- Checks that a refund gives something to its client, and that the psychic gives back at most their proportional part,
-- rounded up to a cent.
create or replace function posting_is_fair(p_consultation bigint, p_entries jsonb) returns boolean language sql stable as $$
  with billed as (
    select -coalesce(sum(e.amount) filter (where a.kind in ('client_wallet', 'client_promotional')), 0) as cents,
      -coalesce(sum(e.amount) filter (where a.kind = 'client_free_time'), 0) as seconds,
      coalesce(sum(e.amount) filter (where a.kind in ('psychic_earnings', 'psychic_pending', 'psychic_held')), 0) as share
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.reference = 'consultation:' || p_consultation and t.kind <> 'refund'),
  given as (
    select posting_amount(p_entries, 'client_wallet', 'client_promotional') as cents,
      posting_amount(p_entries, 'client_free_time') as seconds,
      -posting_amount(p_entries, 'psychic_earnings', 'psychic_pending') as share)
  select given.cents + given.seconds > 0 and (given.share = 0 or case when billed.cents > 0
      then given.share * billed.cents < billed.share * given.cents + billed.cents
      else given.share * billed.seconds < billed.share * given.seconds + billed.seconds end)
    from billed, given
$$;

-- Locks the consultation that a posting is about.
create or replace function posting_consultation(p_id bigint) returns consultations language plpgsql as $$
declare c consultations;
begin
  select * into c from consultations where id = p_id for no key update;
  perform posting_demand(c.id is not null, 'a consultation');
  return c;
end $$;

-- A bill is held completely or not at all: nobody has earned anything from a held one.
create or replace function post_consultation(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c consultations := posting_consultation(posting_of(p_reference, 'consultation'));
  m meters;
  offered bigint := -posting_amount(p_entries, 'client_free_time');
  total bigint := -posting_amount(p_entries, 'client_wallet', 'client_promotional');
  shares bigint := posting_amount(p_entries, 'psychic_earnings', 'psychic_pending', 'psychic_held');
  held boolean := posting_amount(p_entries, 'client_held') <> 0 or posting_amount(p_entries, 'client_held_time') <> 0
    or posting_amount(p_entries, 'psychic_held') <> 0;
  moves jsonb := '[]';
begin
  select * into m from meters where consultation_id = c.id;
  perform posting_demand(m.state = 'ended' or c.channel = 'sms' and text_question_answered(c.id), 'a meter that ended');
  perform posting_only(p_entries, c.site_id, posting_owners(c) - 'refunds');
  perform posting_demand(posting_amount(p_entries, 'client_wallet') <= 0
    and posting_amount(p_entries, 'client_promotional') <= 0 and posting_amount(p_entries, 'psychic_earnings') >= 0
    and posting_amount(p_entries, 'psychic_pending') >= 0 and posting_amount(p_entries, 'psychic_held') >= 0
    and posting_amount(p_entries, 'vat') between 0 and total, 'a bill’s own signs');
  perform posting_demand(not held or (posting_amount(p_entries, 'client_held') = total
    and posting_amount(p_entries, 'client_held_time') = offered and posting_amount(p_entries, 'vat') = 0
    and posting_amount(p_entries, 'psychic_earnings') = 0 and posting_amount(p_entries, 'psychic_pending') = 0),
    'being held whole');
  perform posting_demand(case when c.channel = 'sms' then offered = 0 and total between 0 and c.price_per_answer
    else offered between 0 and least(m.metered_ms, m.free_ms) / 1000
      and total <= (m.metered_ms / 1000 - offered) * c.price_per_minute / 60 end, 'counted time');
  perform posting_demand(shares * 100 <= c.psychic_share_percent * (total + offered * c.price_per_minute / 60),
    'the agreed share');
  if not posting_made('consultation', p_reference) then
    moves := credit_spent(c.client_id, -posting_amount(p_entries, 'client_wallet'), held);
    perform posting_demand(posting_amount(p_entries, 'client_vat') = -credit_sum(moves, 'vat')
      and posting_amount(p_entries, 'vat') <= total + credit_sum(moves, 'cents'), 'the VAT of its credit');
  end if;
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('consultation', p_reference, p_details, p_entries) p;
  if applied then perform credit_keep(transaction_id, c.client_id, moves); end if;
end $$;

-- The held amounts of a room are refunded, or become a bill, as was decided.
create or replace function post_care_release(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c consultations := posting_consultation(posting_of(p_reference, 'consultation'));
  h care_holds;
  moves jsonb := '[]';
  back bigint := posting_amount(p_entries, 'client_wallet', 'client_promotional');
begin
  select * into h from care_holds where consultation_id = c.id;
  perform posting_demand(h.settled_at is not null, 'a decision');
  perform posting_only(p_entries, c.site_id, posting_owners(c) - 'refunds');
  perform posting_demand(posting_amount(p_entries, 'client_held') = -h.cents
    and posting_amount(p_entries, 'client_held_time') = -h.seconds
    and posting_amount(p_entries, 'psychic_held') = -h.share, 'all that was held');
  perform posting_demand(back = case h.outcome when 'charge' then 0 else h.cents end
    and posting_amount(p_entries, 'client_free_time') = case when h.time_back then h.seconds else 0 end
    and posting_amount(p_entries, 'psychic_earnings', 'psychic_pending')
      = case h.outcome when 'refund' then 0 else h.share end
    and posting_amount(p_entries, 'vat') between 0 and h.cents - back, 'what was decided');
  if not posting_made('care-release', p_reference) then
    moves := credit_released(c.id, h.outcome = 'charge');
    perform posting_demand(posting_amount(p_entries, 'client_vat') = -credit_sum(moves, 'vat')
      and (h.outcome <> 'charge' or posting_amount(p_entries, 'vat') <= h.cents + credit_sum(moves, 'waiting')),
      'the VAT of its credit');
  end if;
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('care-release', p_reference, p_details, p_entries) p;
  if applied then perform credit_keep(transaction_id, c.client_id, moves); end if;
  perform posting_bounded(c.id);
end $$;

-- A bill is refunded in part or completely, to the purses that it was paid from.
create or replace function post_refund(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c consultations := posting_consultation(posting_of(regexp_replace(p_reference, '^(consultation:[0-9]+):[0-9]+$', '\1'), 'consultation'));
  moves jsonb := '[]';
begin
  perform posting_only(p_entries, c.site_id, posting_owners(c) - 'client_held' - 'client_held_time' - 'psychic_held');
  perform posting_demand(posting_amount(p_entries, 'client_wallet') >= 0
    and posting_amount(p_entries, 'client_promotional') >= 0 and posting_amount(p_entries, 'client_free_time') >= 0
    and posting_amount(p_entries, 'psychic_earnings') <= 0 and posting_amount(p_entries, 'psychic_pending') <= 0
    and posting_amount(p_entries, 'refunds') <= 0 and posting_amount(p_entries, 'vat') <= 0, 'a refund’s own signs');
  perform posting_demand(posting_is_fair(c.id, p_entries), 'what its client is given back');
  if not posting_made('refund', p_reference) then
    moves := credit_returned(c.id, posting_amount(p_entries, 'client_wallet'));
    perform posting_demand(posting_amount(p_entries, 'client_vat') = -credit_sum(moves, 'vat'), 'the VAT of its credit');
  end if;
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('refund', p_reference, p_details, p_entries) p;
  if applied then perform credit_keep(transaction_id, c.client_id, moves); end if;
  perform posting_bounded(c.id);
end $$;

-- A psychic's pending share of free time becomes theirs, or the site's.
create or replace function posting_share(p_reference text, p_entries jsonb, p_to text) returns pending_shares language plpgsql as $$
declare
  c consultations := posting_consultation(posting_of(p_reference, 'consultation'));
  s pending_shares;
begin
  select * into s from pending_shares where consultation_id = c.id and settled_at is null;
  perform posting_only(p_entries, c.site_id, jsonb_build_object('psychic_pending', c.psychic_id, p_to, c.psychic_id));
  perform posting_demand(posting_amount(p_entries, 'psychic_pending') = -s.amount
    and posting_amount(p_entries, p_to) = s.amount, 'the share that waits');
  return s;
end $$;

create or replace function post_share_paid(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare s pending_shares := posting_share(p_reference, p_entries, 'psychic_earnings');
begin
  perform posting_demand(exists (select from phone_numbers where user_id = s.client_id and proved_at is not null)
    or exists (select from orders where user_id = s.client_id and status = 'paid'), 'a client who proved a mobile or paid');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('share-paid', p_reference, p_details, p_entries) p;
  perform posting_bounded(s.consultation_id);
end $$;

create or replace function post_share_lapsed(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare s pending_shares := posting_share(p_reference, p_entries, 'site_revenue');
begin
  perform posting_demand(s.lapses_at <= app_now(), 'a term that is over');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('share-lapsed', p_reference, p_details, p_entries) p;
  perform posting_bounded(s.consultation_id);
end $$;

-- Reads the earnings after taking a lock: two concurrent payouts would otherwise each find the full amount. Whoever
-- proposes an account or places a hold locks the psychic: it is decided before this payment, or after it.
create or replace function post_payout(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  named text[] := regexp_match(p_reference, '^psychic:([1-9][0-9]{0,17}):site:([0-9]{1,9}):file:([1-9][0-9]{0,17})$');
  psychic bigint := named[1];
  site integer := named[2];
  f payout_files;
  month_end timestamptz;
  amount bigint := posting_amount(p_entries, 'payouts');
  available bigint;
begin
  select * into f from payout_files where id = named[3]::bigint and site_id = site;
  perform posting_demand(f.id is not null, 'a file');
  month_end := (f.month + interval '1 month')::timestamp at time zone 'Europe/Paris';
  perform posting_demand(month_end <= app_now(), 'a month that is over');
  perform from psychics where id = psychic for share;
  perform posting_demand(payee_state(psychic) = 'payable', 'an account that may be paid');
  perform posting_only(p_entries, site, jsonb_build_object('psychic_earnings', psychic, 'payouts', psychic));
  perform from ledger_accounts a where a.kind = 'psychic_earnings' and a.unit = 'cent' and a.site_id = site
    and a.owner_id = psychic for update;
  select d.balance - d.pending - d.disputed - d.reserved - d.withheld into available
    from earnings_due(site, month_end, f.term_days, f.reserve_percent, f.reserve_days, psychic) d;
  perform posting_demand(amount between 1 and available, 'being within what is available');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('payout', p_reference, p_details, p_entries) p;
end $$;

-- The money of a transfer that came back is the psychic's again, once, with the reference of the transfer.
create or replace function post_payout_return(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare o psychic_payouts;
begin
  select p.* into o from psychic_payouts p
    join ledger_transactions t on t.id = p.transaction_id and t.kind = 'payout' and t.reference = p_reference;
  perform posting_demand(o.returned_at is not null, 'a transfer that came back');
  perform posting_only(p_entries, o.site_id,
    jsonb_build_object('psychic_earnings', o.psychic_id, 'payouts', o.psychic_id));
  perform posting_demand(posting_amount(p_entries, 'psychic_earnings') = o.amount, 'the amount of its transfer');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('payout-return', p_reference, p_details, p_entries) p;
end $$;
