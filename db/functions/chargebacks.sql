-- Whether the bank of a payment took it back and has not decided yet: nothing of it is refunded meanwhile.
create or replace function order_disputed(p_order bigint) returns boolean language sql stable as $$
  select exists (select from chargebacks where order_id = p_order and state = 'open')
$$;

-- Cents of a payment that were neither refunded nor lost to its bank; negative if both happened.
create or replace function order_left(p_order bigint) returns bigint language sql stable as $$
  select (o.amount - coalesce((select sum(r.amount) from order_refunds r where r.order_id = o.id), 0)
    - coalesce((select sum(c.amount) from chargebacks c where c.order_id = o.id and c.state = 'lost'), 0))::bigint
    from orders o where o.id = p_order
$$;

-- Releases the bought credit that an open room of a client reserved ahead of its meter: only what was counted stays
-- reserved. meter_refit reserves again from what remains after it was frozen or refunded. The meter is locked before the
-- purses, as everywhere.
create or replace function ledger_yield(p_site integer, p_user bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  m meters;
  purse bigint;
  held bigint;
  offered bigint;
  due bigint;
begin
  select t.* into m from consultations c join meters t on t.consultation_id = c.id
    where c.client_id = p_user and c.site_id = p_site and c.status in ('accepted', 'running', 'paused')
      and t.state <> 'ended' for update of t;
  if m.consultation_id is null then return; end if;
  perform credit_lock(p_user);
  select id into purse from ledger_accounts
    where kind = 'client_wallet' and unit = 'cent' and site_id = p_site and owner_id = p_user for update;
  select amount into held from ledger_reservations where consultation_id = m.consultation_id and account_id = purse;
  if held is null then return; end if;
  select coalesce(sum(r.amount), 0) into offered from ledger_reservations r
    join ledger_accounts a on a.id = r.account_id and a.kind = 'client_promotional'
    where r.consultation_id = m.consultation_id;
  due := least(held, greatest(0, greatest(0, m.metered_ms - m.free_ms) / 1000 * m.price_per_minute / 60 - offered));
  update ledger_accounts set reserved = reserved - (held - due) where id = purse;
  if due = 0 then
    delete from ledger_reservations where consultation_id = m.consultation_id and account_id = purse;
  else
    update ledger_reservations set amount = due where consultation_id = m.consultation_id and account_id = purse;
  end if;
  update meters set funded_ms = least(funded_ms, greatest(metered_ms, free_ms + funded_by(offered + due, price_per_minute)))
    where consultation_id = m.consultation_id;
end $$;

-- The chargeback that a posting is about, locked, if the posting is on accounts of its own.
create or replace function posting_chargeback(p_reference text, p_entries jsonb) returns chargebacks language plpgsql as $$
declare
  c chargebacks;
  o orders;
begin
  select * into c from chargebacks where id = posting_of(p_reference, 'chargeback') for update;
  select * into o from orders where id = c.order_id for update;
  perform posting_demand(o.status = 'paid' and c.amount <= o.amount and o.provider = c.provider, 'a disputed payment');
  perform posting_only(p_entries, o.site_id, jsonb_build_object('payment_provider', 0, 'chargebacks', 0,
    'chargeback_losses', 0, 'client_wallet', o.user_id, 'client_frozen', o.user_id, 'vat', 0, 'client_vat', o.user_id));
  perform credit_lock(o.user_id);
  return c;
end $$;

-- A bank took a payment back: the amount leaves the provider, and what is unused of it is frozen.
create or replace function post_chargeback(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c chargebacks := posting_chargeback(p_reference, p_entries);
  moves jsonb := '[]';
begin
  perform posting_demand(c.state = 'open', 'a bank that took the payment back');
  perform posting_demand(c.frozen <= greatest(0, order_left(c.order_id)), 'being within what is left of the payment');
  perform posting_demand(posting_amount(p_entries, 'payment_provider') = c.amount
    and posting_amount(p_entries, 'chargebacks') = -c.amount
    and posting_amount(p_entries, 'client_wallet') = -c.frozen
    and posting_amount(p_entries, 'client_frozen') = c.frozen
    and posting_amount(p_entries, 'chargeback_losses') = 0, 'the amounts of its chargeback');
  if not posting_made('chargeback', p_reference) then
    if c.frozen > 0 then moves := credit_of_order(c.order_id, -c.frozen, c.frozen); end if;
    perform credit_demand(p_entries, moves, credit_sum(moves, 'vat'));
  end if;
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('chargeback', p_reference, p_details, p_entries) p;
  if applied then
    perform credit_keep(transaction_id, (select user_id from orders where id = c.order_id), moves);
  end if;
end $$;

-- The bank gave it back: the frozen credit is the client's again, even after it was lost at first.
create or replace function post_chargeback_won(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c chargebacks := posting_chargeback(p_reference, p_entries);
  was_lost boolean := posting_made('chargeback-lost', p_reference);
  moves jsonb := '[]';
begin
  perform posting_demand(c.state in ('won', 'closed') and posting_made('chargeback', p_reference),
    'a bank that gave the payment back');
  perform posting_demand(posting_amount(p_entries, 'payment_provider') = -c.amount
    and posting_amount(p_entries, 'client_wallet') = c.frozen
    and posting_amount(p_entries, 'client_frozen') = case when was_lost then 0 else -c.frozen end
    and posting_amount(p_entries, 'chargebacks') = case when was_lost then 0 else c.amount end
    and posting_amount(p_entries, 'chargeback_losses') = case when was_lost then c.amount - c.frozen else 0 end,
    'the amounts of its chargeback');
  if not posting_made('chargeback-won', p_reference) then
    if c.frozen > 0 then moves := credit_of_order(c.order_id, c.frozen, case when was_lost then 0 else -c.frozen end); end if;
    perform credit_demand(p_entries, moves, credit_sum(moves, 'vat'));
  end if;
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('chargeback-won', p_reference, p_details, p_entries) p;
  if applied then
    perform credit_keep(transaction_id, (select user_id from orders where id = c.order_id), moves);
    perform invoice_issue(transaction_id, c.order_id, case when was_lost then c.frozen else 0 end, credit_sum(moves, 'vat'));
  end if;
end $$;

-- The bank kept it: the frozen credit is taken, and the site loses what was spent already.
create or replace function post_chargeback_lost(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c chargebacks := posting_chargeback(p_reference, p_entries);
  moves jsonb := '[]';
begin
  perform posting_demand(c.state = 'lost' and posting_made('chargeback', p_reference)
    and not posting_made('chargeback-won', p_reference), 'a bank that kept the payment');
  perform posting_demand(posting_amount(p_entries, 'chargebacks') = c.amount
    and posting_amount(p_entries, 'client_frozen') = -c.frozen
    and posting_amount(p_entries, 'chargeback_losses') = c.frozen - c.amount
    and posting_amount(p_entries, 'payment_provider') = 0 and posting_amount(p_entries, 'client_wallet') = 0,
    'the amounts of its chargeback');
  if not posting_made('chargeback-lost', p_reference) then
    if c.frozen > 0 then moves := credit_of_order(c.order_id, 0, -c.frozen); end if;
    perform credit_demand(p_entries, moves, credit_sum(moves, 'vat'));
  end if;
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('chargeback-lost', p_reference, p_details, p_entries) p;
  if applied then
    perform credit_keep(transaction_id, (select user_id from orders where id = c.order_id), moves);
    perform invoice_issue(transaction_id, c.order_id, -c.frozen, credit_sum(moves, 'vat'));
  end if;
end $$;
