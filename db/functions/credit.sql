-- Credit whose VAT was declared when it was sold: docs/decisions/061-vat-at-sale.md. An order's VAT is that of what was
-- kept of it; the VAT of its unspent part is that, less the VAT of its spent part. Both are computed from totals, never
-- added up from rounded parts, so that no cent is created or lost.

-- Puts a regime in force from now on; nothing if it is in force.
create or replace function vat_regime_set(p_due text, p_percent integer) returns void language plpgsql as $$
begin
  lock table vat_regimes in share row exclusive mode;
  insert into vat_regimes (due, vat_percent, since) select p_due, p_percent, app_now()
    where not exists (select from (select r.* from vat_regimes r order by r.id desc limit 1) latest
      where latest.due = p_due and latest.vat_percent = p_percent);
end $$;

-- An order keeps the regime in which it was paid, whatever is written into it.
create or replace function order_keep_vat() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.status = 'paid' or new.status <> 'paid') then
    new.vat_due := old.vat_due;
    new.vat_percent := old.vat_percent;
  elsif new.status = 'paid' then
    select r.due, case r.due when 'sale' then r.vat_percent end into strict new.vat_due, new.vat_percent
      from vat_regimes r order by r.id desc limit 1;
  else
    new.vat_due := 'use';
    new.vat_percent := null;
  end if;
  return new;
end $$;

-- The VAT within a price, rounded half up.
create or replace function vat_within(p_total bigint, p_percent integer) returns bigint language sql immutable as $$
  select p_total - (200 * p_total + 100 + p_percent) / (2 * (100 + p_percent))
$$;

-- Cents of an order that the site kept or may still keep: neither refunded, nor unspent when its bank took it back.
create or replace function order_kept(p_order bigint) returns bigint language sql stable as $$
  select (o.amount - coalesce((select sum(r.amount) from order_refunds r where r.order_id = o.id), 0)
    - coalesce((select sum(c.frozen) from chargebacks c where c.order_id = o.id and c.state = 'lost'), 0))::bigint
    from orders o where o.id = p_order
$$;

create or replace function has_sold(p_user bigint) returns boolean language sql stable as $$
  select exists (select from orders where user_id = p_user and vat_due = 'sale')
$$;

-- Locks the purses of a client, in the order of their ids as everywhere, before anything is computed from them.
create or replace function credit_lock(p_user bigint) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if has_sold(p_user) then
    perform from ledger_accounts where owner_id = p_user
      and kind in ('client_free_time', 'client_promotional', 'client_wallet') order by id for update;
  end if;
end $$;

-- A client's paid orders with the unspent part of each in the wallet. Of those whose VAT was declared at sale it is
-- known; the rest of the wallet is in the newest of the others, as the oldest credit is spent first.
create or replace function credit_orders(p_user bigint) returns table (id bigint, paid_at timestamptz, vat_due text, unspent bigint)
language sql stable as $$
  with paid as (
    select o.id, o.created_at, o.vat_due, greatest(0, order_left(o.id)) as left,
        coalesce((select sum(m.cents) from credit_moves m where m.order_id = o.id), 0) as cents
      from orders o where o.user_id = p_user and o.status = 'paid'),
  others as (select coalesce((select sum(a.balance) from ledger_accounts a where a.owner_id = p_user and a.kind = 'client_wallet'), 0)
      - coalesce((select sum(p.cents) from paid p where p.vat_due = 'sale'), 0) as cents)
  select p.id, p.created_at, p.vat_due, (case p.vat_due when 'sale' then p.cents else
      greatest(0, least(p.left, others.cents - coalesce(sum(p.left) over (partition by p.vat_due
        order by p.created_at desc, p.id desc rows between unbounded preceding and 1 preceding), 0))) end)::bigint
    from paid p, others
$$;

-- A client's paid orders with what of each can be refunded at most: nothing while its bank disputes it.
create or replace function orders_refundable(p_user bigint) returns table (id bigint, paid_at timestamptz, cents bigint)
language sql stable as $$
  select c.id, c.paid_at, case when order_disputed(c.id) then 0
      when has_sold(p_user) then least(greatest(0, order_left(c.id)), c.unspent)
      else greatest(0, order_left(c.id)) end
    from credit_orders(p_user) c
$$;

-- One row for credit_moves, as JSON: the VAT is what makes that of the unspent part right.
create or replace function credit_move(p_order bigint, p_cents bigint, p_waiting bigint) returns jsonb
language plpgsql stable as $$
declare
  o orders;
  was record;
  kept bigint := order_kept(p_order);
  spent bigint;
begin
  select * into o from orders where id = p_order;
  if o.vat_due is distinct from 'sale' then return null; end if;
  select coalesce(sum(cents), 0) + p_cents as cents, coalesce(sum(waiting), 0) + p_waiting as waiting,
      coalesce(sum(vat), 0) as vat into was from credit_moves where order_id = p_order;
  spent := kept - was.cents - was.waiting;
  perform posting_demand(was.cents >= 0 and was.waiting >= 0 and spent >= 0, 'credit of its order');
  return jsonb_build_object('order', p_order, 'cents', p_cents, 'waiting', p_waiting,
    'vat', vat_within(kept, o.vat_percent) - vat_within(spent, o.vat_percent) - was.vat);
end $$;

-- The moves of one order: none for an order whose VAT is due at use.
create or replace function credit_of_order(p_order bigint, p_cents bigint, p_waiting bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(m), '[]') from credit_move(p_order, p_cents, p_waiting) m where m is not null
$$;

-- The moves of cents that leave a wallet, the oldest credit first. Held ones go on waiting.
create or replace function credit_spent(p_user bigint, p_cents bigint, p_held boolean) returns jsonb language plpgsql as $$
declare
  moves jsonb := '[]';
  rest bigint := p_cents;
  o record;
  part bigint;
begin
  if p_cents <= 0 or not has_sold(p_user) then return moves; end if;
  perform credit_lock(p_user);
  -- What no order brought is older than any.
  rest := rest - least(rest, greatest(0, (select coalesce(sum(a.balance), 0) from ledger_accounts a
      where a.owner_id = p_user and a.kind = 'client_wallet') - (select sum(c.unspent) from credit_orders(p_user) c)));
  for o in select * from credit_orders(p_user) c order by c.paid_at, c.id loop
    part := least(rest, o.unspent);
    if part > 0 and o.vat_due = 'sale' then
      moves := moves || credit_move(o.id, -part, case when p_held then part else 0 end);
    end if;
    rest := rest - part;
  end loop;
  return moves;
end $$;

-- What postings about a consultation took of orders whose VAT was declared at sale, and negative what refunds gave back.
create or replace function credit_taken(p_consultation bigint)
returns table (order_id bigint, refunded boolean, cents bigint, waiting bigint) language sql stable as $$
  select m.order_id, t.kind = 'refund', -sum(m.cents + m.waiting)::bigint, sum(m.waiting)::bigint from ledger_transactions t
    join credit_moves m on m.transaction_id = t.id
    where t.reference = 'consultation:' || p_consultation
      or (t.kind = 'refund' and t.reference = any(array(
        select 'consultation:' || p_consultation || ':' || n from generate_series(2, 100) n)))
    group by m.order_id, t.kind = 'refund'
$$;

-- The moves of a held bill's credit: spent, or back in the wallet.
create or replace function credit_released(p_consultation bigint, p_charged boolean) returns jsonb language plpgsql as $$
begin
  perform credit_lock((select client_id from consultations where id = p_consultation));
  return (select coalesce(jsonb_agg(credit_move(k.order_id, case when p_charged then 0 else k.waiting end, -k.waiting)
    order by k.order_id), '[]') from credit_taken(p_consultation) k where k.waiting > 0);
end $$;

-- The moves of cents of a bill that go back to the wallet: to the newest order that paid it first, and before any other
-- credit.
create or replace function credit_returned(p_consultation bigint, p_cents bigint) returns jsonb language plpgsql as $$
declare
  moves jsonb := '[]';
  rest bigint := p_cents;
  k record;
  part bigint;
begin
  perform credit_lock((select client_id from consultations where id = p_consultation));
  for k in select t.order_id, sum(t.cents) as cents from credit_taken(p_consultation) t join orders o on o.id = t.order_id
      group by t.order_id, o.created_at order by o.created_at desc, t.order_id desc loop
    part := least(rest, k.cents);
    if part > 0 then moves := moves || credit_move(k.order_id, part, 0); end if;
    rest := rest - part;
  end loop;
  return moves;
end $$;

create or replace function credit_sum(p_moves jsonb, p_of text) returns bigint language sql immutable as $$
  select coalesce(sum((m->>p_of)::bigint), 0)::bigint from jsonb_array_elements(p_moves) m
$$;

create or replace function posting_made(p_kind text, p_reference text) returns boolean language sql stable as $$
  select exists (select from ledger_transactions where kind = p_kind and reference = p_reference)
$$;

-- Checks that the entries of a posting move the VAT of its credit, and that it declares so much of it.
create or replace function credit_demand(p_entries jsonb, p_moves jsonb, p_declared bigint) returns void language plpgsql as $$
begin
  perform posting_demand(posting_amount(p_entries, 'client_vat') = -credit_sum(p_moves, 'vat')
    and posting_amount(p_entries, 'vat') = p_declared, 'the VAT of its credit');
end $$;

-- Writes the moves of a posting; what is left in the wallet covers the credit of all its orders.
create or replace function credit_keep(p_transaction bigint, p_user bigint, p_moves jsonb) returns void language plpgsql as $$
begin
  insert into credit_moves (transaction_id, order_id, cents, waiting, vat)
    select p_transaction, m."order", m.cents, m.waiting, m.vat
      from jsonb_to_recordset(p_moves) as m("order" bigint, cents bigint, waiting bigint, vat bigint);
  perform posting_demand(not has_sold(p_user)
    or coalesce((select sum(a.balance) from ledger_accounts a where a.owner_id = p_user and a.kind = 'client_wallet'), 0)
      >= (select coalesce(sum(m.cents), 0) from orders o join credit_moves m on m.order_id = o.id
        where o.user_id = p_user and o.vat_due = 'sale'), 'credit of its kind');
end $$;

-- Numbers the invoice of a posting that declares VAT of an order at its sale, or the credit note of one that takes it
-- back, in the transaction of the posting: one that is rolled back gives its number back.
create or replace function invoice_issue(p_transaction bigint, p_order bigint, p_amount bigint, p_vat bigint) returns void
language plpgsql as $$
declare
  o orders;
  paper text := case when p_amount > 0 then 'invoice' else 'credit-note' end;
  next_number bigint;
begin
  select * into o from orders where id = p_order;
  if o.vat_due <> 'sale' or p_amount = 0 then return; end if;
  insert into invoice_counters as c (site_id, kind, last) values (o.site_id, paper, 1)
    on conflict (site_id, kind) do update set last = c.last + 1
    returning last into next_number;
  insert into invoices (transaction_id, order_id, site_id, kind, number, amount, vat_percent, vat, issued_at)
    values (p_transaction, p_order, o.site_id, paper, next_number, abs(p_amount), o.vat_percent, abs(p_vat), app_now());
end $$;

create or replace function invoice_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice is kept as it was issued' using errcode = 'restrict_violation';
end $$;
