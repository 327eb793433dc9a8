-- What 178 and 179 left open to whoever has the application's role.

-- A refund gives something to its client, and the psychic gives back no more than their part of it, rounded up to a cent.
create function posting_is_fair(p_consultation bigint, p_entries jsonb) returns boolean language sql stable as $$
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

create or replace function post_refund(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c consultations := posting_consultation(posting_of(regexp_replace(p_reference, '^(consultation:[0-9]+):[0-9]+$', '\1'), 'consultation'));
begin
  perform posting_only(p_entries, c.site_id, posting_owners(c) - 'client_held' - 'client_held_time' - 'psychic_held');
  perform posting_demand(posting_amount(p_entries, 'client_wallet') >= 0
    and posting_amount(p_entries, 'client_promotional') >= 0 and posting_amount(p_entries, 'client_free_time') >= 0
    and posting_amount(p_entries, 'psychic_earnings') <= 0 and posting_amount(p_entries, 'psychic_pending') <= 0
    and posting_amount(p_entries, 'refunds') <= 0 and posting_amount(p_entries, 'vat') <= 0, 'a refund’s own signs');
  perform posting_demand(posting_is_fair(c.id, p_entries), 'what its client is given back');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('refund', p_reference, p_details, p_entries) p;
  perform posting_bounded(c.id);
end $$;

-- A bill is held whole or not at all: of one that is held nobody earns anything yet.
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
begin
  select * into m from meters where consultation_id = c.id;
  perform posting_demand(m.state = 'ended', 'a meter that ended');
  perform posting_only(p_entries, c.site_id, posting_owners(c) - 'refunds');
  perform posting_demand(posting_amount(p_entries, 'client_wallet') <= 0
    and posting_amount(p_entries, 'client_promotional') <= 0 and posting_amount(p_entries, 'psychic_earnings') >= 0
    and posting_amount(p_entries, 'psychic_pending') >= 0 and posting_amount(p_entries, 'psychic_held') >= 0
    and posting_amount(p_entries, 'vat') between 0 and total, 'a bill’s own signs');
  perform posting_demand(not held or (posting_amount(p_entries, 'client_held') = total
    and posting_amount(p_entries, 'client_held_time') = offered and posting_amount(p_entries, 'vat') = 0
    and posting_amount(p_entries, 'psychic_earnings') = 0 and posting_amount(p_entries, 'psychic_pending') = 0),
    'being held whole');
  perform posting_demand(offered between 0 and least(m.metered_ms, m.free_ms) / 1000
    and total <= (m.metered_ms / 1000 - offered) * c.price_per_minute / 60, 'counted time');
  perform posting_demand(shares * 100 <= c.psychic_share_percent * (total + offered * c.price_per_minute / 60),
    'the agreed share');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('consultation', p_reference, p_details, p_entries) p;
end $$;

-- Earnings are reckoned once nobody else can pay them: two months that are paid at once would each find all of it.
create or replace function post_payout(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  named text[] := regexp_match(p_reference, '^psychic:([1-9][0-9]{0,17}):site:([0-9]{1,9}):month:(20[0-9]{2}-[01][0-9])$');
  psychic bigint := named[1];
  site integer := named[2];
  first_day date := named[3] || '-01';
  month_end timestamptz := (first_day + interval '1 month') at time zone 'Europe/Paris';
  amount bigint := posting_amount(p_entries, 'payouts');
  earnings bigint;
  earned bigint;
begin
  perform posting_demand(month_end <= app_now(), 'a month that is over');
  perform posting_demand(exists (select from payout_files f
    where f.id = (p_details->>'file')::bigint and f.site_id = site and f.month = first_day), 'a file of the month');
  perform posting_only(p_entries, site, jsonb_build_object('psychic_earnings', psychic, 'payouts', psychic));
  select a.id into earnings from ledger_accounts a
    where a.kind = 'psychic_earnings' and a.unit = 'cent' and a.site_id = site and a.owner_id = psychic for update;
  select a.balance - coalesce((select sum(e.amount) from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id and t.posted_at >= month_end and t.kind <> 'payout'
      where e.account_id = a.id), 0)
    into earned from ledger_accounts a where a.id = earnings;
  perform posting_demand(amount between 1 and earned, 'being within what was earned');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('payout', p_reference, p_details, p_entries) p;
end $$;
