-- A client who chose how much to spend, or chose to have no cap: asked once, at the first purchase. The row is also what
-- purchases and changes of the caps lock.
create table budgets (
  user_id bigint primary key references users on delete cascade,
  chosen_at timestamptz not null
);

-- Whoever has bought is not asked any more.
insert into budgets (user_id, chosen_at)
  select user_id, min(created_at) from orders where status = 'paid' group by user_id;

-- Caps of a client: cents by calendar period in Paris, or the minutes of one consultation. A raise waits beside the cap.
create table budget_caps (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('day', 'week', 'month', 'length')),
  -- null for none.
  cap bigint check (cap > 0),
  -- What replaces it from raised_at on; null for none.
  raised_to bigint check (raised_to > 0),
  raised_at timestamptz,
  primary key (user_id, kind),
  check (raised_at is not null or raised_to is null)
);
