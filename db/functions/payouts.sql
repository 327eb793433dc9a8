-- The consultation that a transaction is about; null for a transfer, an answer to a free question, and a call to the
-- premium-rate number.
create or replace function consultation_of(t ledger_transactions) returns bigint language sql stable as $$
  select case
    when t.kind in ('consultation', 'care-release', 'share-paid', 'refund') then split_part(t.reference, ':', 2)::bigint
    when t.kind = 'reversal' then (select r.consultation_id from receipts r
      where r.transaction_id = (t.details->>'reverses')::bigint) end
$$;

-- Whether staff hold back the transfers to a psychic.
create or replace function payouts_held(p_psychic bigint) returns boolean language sql stable as $$
  select exists (select from payout_holds
    where psychic_id = p_psychic and closed_at is null and ends_at > app_now())
$$;

-- What each psychic of a site earned and was not paid, and what of it can't be paid yet, in cents. What was earned
-- since the end of the month or within the term is pending. The earnings of a consultation that somebody must still decide about
-- are disputed, even if they were paid before. Of what is available, a part is reserved for some days. A refund counts
-- against the earnings of its consultation. While transfers to the psychic are held back, all that is left is withheld.
create or replace function earnings_due(p_site integer, p_month_end timestamptz, p_term_days integer,
  p_reserve_percent integer, p_reserve_days integer, p_psychic bigint default null)
returns table (psychic_id bigint, balance bigint, pending bigint, disputed bigint, reserved bigint,
  withheld bigint)
language sql stable as $$
  with terms as (
    select least(p_month_end, app_now() - make_interval(days => p_term_days)) as available,
      case when p_reserve_percent > 0 then app_now() - make_interval(days => p_reserve_days) else 'infinity' end as reserved),
  mine as (
    select id, owner_id, balance from ledger_accounts
    where kind = 'psychic_earnings' and unit = 'cent' and site_id = p_site
      and (p_psychic is null or owner_id = p_psychic)),
  undecided as (
    select d.consultation_id from disputes d where d.status = 'pending'
    union select a.consultation_id from care_alerts a where a.closed_at is null
    union select w.consultation_id from contract_withdrawals w
      where w.status = 'received' and w.consultation_id is not null),
  disputed as (
    select m.owner_id, u.consultation_id, sum(e.amount) as net
    from undecided u
    join consultations c on c.id = u.consultation_id and c.site_id = p_site
    -- The first refund of a consultation has its plain reference, later ones are numbered from 2.
    cross join lateral (select 'consultation:' || u.consultation_id as reference
      union all select 'consultation:' || u.consultation_id || ':' || n from generate_series(2, 100) n) named
    join ledger_transactions t on t.reference = named.reference
    join ledger_entries e on e.transaction_id = t.id
    join mine m on m.id = e.account_id
    group by m.owner_id, u.consultation_id
    having sum(e.amount) > 0),
  recent as (
    select m.owner_id, consultation_of(t) as consultation_id, sum(e.amount) as net,
      coalesce(sum(e.amount) filter (where e.amount > 0 and t.posted_at >= terms.available), 0) as young,
      coalesce(sum(e.amount) filter (where e.amount > 0 and t.posted_at < terms.available
        and t.posted_at >= terms.reserved), 0) as ripe
    from terms
    join ledger_transactions t on t.posted_at >= least(terms.available, terms.reserved)
      and t.kind in ('consultation', 'care-release', 'share-paid', 'refund', 'reversal', 'free-answer', 'premium-call')
    join ledger_entries e on e.transaction_id = t.id
    join mine m on m.id = e.account_id
    group by m.owner_id, consultation_of(t)),
  waiting as (
    select r.owner_id, least(r.young, greatest(r.net, 0)) as pending,
      least(r.ripe, greatest(r.net - r.young, 0)) as ripe
    from recent r
    where not exists (select from disputed d
      where d.owner_id = r.owner_id and d.consultation_id = r.consultation_id)),
  sums as (
    select owner_id, sum(pending) as pending, ceil(sum(ripe) * p_reserve_percent / 100) as reserved
    from waiting group by owner_id),
  contested as (select owner_id, sum(net) as disputed from disputed group by owner_id),
  due as (
    select mine.owner_id, mine.balance, coalesce(sums.pending, 0)::bigint as pending,
      coalesce(contested.disputed, 0)::bigint as disputed, coalesce(sums.reserved, 0)::bigint as reserved
    from mine left join sums using (owner_id) left join contested using (owner_id))
  select due.*, case when payouts_held(owner_id) then greatest(balance - pending - disputed - reserved, 0) else 0 end
  from due
$$;

-- Whether a psychic's bank account may be paid: none is known, another one is proposed, it was confirmed too recently,
-- or a transfer to it came back for a reason that lies in the account.
create or replace function payee_state(p_psychic bigint) returns text language sql stable as $$
  select case
    when exists (select from payee_proposals where psychic_id = p_psychic) then 'proposed'
    when y.psychic_id is null then 'missing'
    when y.pays_from > app_now() then 'waits'
    when exists (select from psychic_payouts o join payout_files f on f.id = o.file_id
      where o.psychic_id = p_psychic and o.return_reason not in ('AM05', 'FOCR') and f.made_at >= y.changed_at)
      then 'returned'
    else 'payable' end
  from (select) as nobody left join psychic_payees y on y.psychic_id = p_psychic
$$;
