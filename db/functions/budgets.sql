-- The start of the calendar day, week or month in Paris.
create or replace function budget_from(p_kind text, p_at timestamptz) returns timestamptz language sql stable as $$
  select date_trunc(p_kind, p_at at time zone 'Europe/Paris') at time zone 'Europe/Paris'
$$;

-- The start of the next one: a day has 23 or 25 hours when the clocks change.
create or replace function budget_until(p_kind text, p_at timestamptz) returns timestamptz language sql stable as $$
  select (date_trunc(p_kind, p_at at time zone 'Europe/Paris') + ('1 ' || p_kind)::interval) at time zone 'Europe/Paris'
$$;

-- The caps that hold now: a raise counts from its instant on, without any job.
create or replace function budget_caps_of(p_user bigint) returns table (kind text, cap bigint)
language sql volatile as $$
  select c.kind, case when c.raised_at <= app_now() then c.raised_to else c.cap end from budget_caps c
    where c.user_id = p_user
$$;

create or replace function budget_cap(p_user bigint, p_kind text) returns bigint language sql volatile as $$
  select c.cap from budget_caps_of(p_user) c where c.kind = p_kind
$$;

-- Paid credit that went to consultations since an instant, in cents: what was billed, less what was refunded of it at any
-- time, and what is reserved now. Free time and promotional credit are in other purses.
create or replace function budget_consulted(p_user bigint, p_from timestamptz) returns bigint language sql stable as $$
  with moved as (
    select t.id, t.kind, t.reference, e.amount from ledger_accounts a
      join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
      where a.owner_id = p_user and a.kind = 'client_wallet' and t.posted_at >= p_from),
  billed as (select id, reference from moved where kind = 'consultation')
  select coalesce((select -sum(m.amount) from moved m where exists (select from billed b
        where substring(m.reference from '^consultation:[0-9]+') = b.reference or m.reference = 'reversal:' || b.id)), 0)
    + coalesce((select sum(a.reserved) from ledger_accounts a where a.owner_id = p_user and a.kind = 'client_wallet'), 0)
$$;

-- What was bought in the period that holds an instant, in cents: orders paid or still open, less what was refunded of them.
create or replace function budget_bought(p_user bigint, p_kind text, p_at timestamptz, p_except text) returns bigint
language sql stable as $$
  select coalesce(sum(o.amount - coalesce((select sum(r.amount) from order_refunds r where r.order_id = o.id), 0)), 0)::bigint
    from orders o where o.user_id = p_user and o.status in ('pending', 'paid')
      and o.created_at >= budget_from(p_kind, p_at) and o.created_at < budget_until(p_kind, p_at)
      and o.provider_reference is distinct from p_except
$$;

-- What the caps leave for consultations now, and the period that leaves least; no row without a cap. Negative once a cap
-- was lowered below what is spent.
create or replace function budget_left(p_user bigint) returns table (cents bigint, period text)
language sql volatile as $$
  select c.cap - budget_consulted(p_user, budget_from(c.kind, app_now())), c.kind from budget_caps_of(p_user) c
    where c.kind <> 'length' and c.cap is not null order by 1, 2 limit 1
$$;

-- What the caps leave for purchases, in the same way.
create or replace function budget_left_to_buy(p_user bigint, p_at timestamptz, p_except text)
returns table (cents bigint, period text) language sql volatile as $$
  select c.cap - budget_bought(p_user, c.kind, p_at, p_except), c.kind from budget_caps_of(p_user) c
    where c.kind <> 'length' and c.cap is not null order by 1, 2 limit 1
$$;

-- Refuses an order above a cap. Orders of one account wait for each other here, so that several at once are added up; the
-- user's row comes first, as the order's foreign key locks it anyway. An order sent twice does not count twice.
create or replace function order_within_budget() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for key share;
  perform from budgets where user_id = new.user_id for update;
  if new.amount > (select cents from budget_left_to_buy(new.user_id, new.created_at, new.provider_reference)) then
    raise exception 'the order is above a cap of its client'
      using errcode = 'check_violation', constraint = 'orders_within_budget';
  end if;
  return new;
end $$;

create or replace function budget_wait() returns interval language sql immutable as $$ select interval '48 hours' $$;

-- Locks a client's budget, made if there is none: a client who has one is not asked again.
create or replace function budget_open(p_user bigint) returns void language plpgsql as $$
begin
  perform from users where id = p_user for key share;
  insert into budgets (user_id, chosen_at) values (p_user, app_now()) on conflict do nothing;
  perform from budgets where user_id = p_user for update;
end $$;

-- Sets a cap; null for none. Lower, it holds at once, in an open room too, and a waiting raise is dropped. Higher, it
-- waits. The same again changes nothing.
create or replace function budget_set(p_user bigint, p_kind text, p_cap bigint) returns void language plpgsql as $$
declare
  present bigint;
  waiting budget_caps;
begin
  perform budget_open(p_user);
  present := budget_cap(p_user, p_kind);
  if p_cap is not distinct from present then return; end if;
  if p_cap < present or present is null then
    insert into budget_caps (user_id, kind, cap) values (p_user, p_kind, p_cap)
      on conflict (user_id, kind) do update set cap = excluded.cap, raised_to = null, raised_at = null;
    perform meter_refit(p_user);
    return;
  end if;
  select * into waiting from budget_caps where user_id = p_user and kind = p_kind and raised_at > app_now();
  if waiting.kind is not null and waiting.raised_to is not distinct from p_cap then return; end if;
  update budget_caps set cap = present, raised_to = p_cap, raised_at = app_now() + budget_wait()
    where user_id = p_user and kind = p_kind;
end $$;

-- Drops a waiting raise; false if there is none.
create or replace function budget_keep(p_user bigint, p_kind text) returns boolean language plpgsql as $$
begin
  perform from budgets where user_id = p_user for update;
  update budget_caps set raised_to = null, raised_at = null
    where user_id = p_user and kind = p_kind and raised_at > app_now();
  return found;
end $$;
