create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'client_wallet', 'client_promotional', 'client_free_time',
    'psychic_earnings', 'site_revenue', 'vat', 'payment_provider', 'refunds',
    'free_time_offer', 'free_time_used')),
  unit text not null check (unit in ('cent', 'second')),
  site_id integer not null,
  -- A user for the client's accounts, a psychic for earnings, revenue and VAT, 0 for the site itself.
  owner_id bigint not null default 0,
  balance bigint not null default 0,
  reserved bigint not null default 0 check (reserved >= 0),
  -- null: may go below zero (the counterpart of money that came from outside).
  floor bigint,
  version bigint not null default 0,
  head bytea not null default '\x',
  unique (kind, unit, site_id, owner_id),
  constraint ledger_no_overdraft check (floor is null or balance - reserved >= floor)
);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What it is for, e.g. "consultation:12"; with the kind it makes a posting happen once.
  reference text not null,
  details jsonb not null default '{}',
  posted_at timestamptz not null,
  unique (kind, reference)
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions,
  account_id bigint not null references ledger_accounts,
  unit text not null,
  amount bigint not null check (amount <> 0),
  version bigint not null,
  balance_after bigint not null,
  previous_hash bytea not null,
  hash bytea not null,
  unique (account_id, version)
);
create index ledger_entries_transaction on ledger_entries (transaction_id);

create table ledger_reservations (
  consultation_id bigint not null,
  account_id bigint not null references ledger_accounts,
  amount bigint not null check (amount > 0),
  primary key (consultation_id, account_id)
);

create table ledger_checkpoints (
  day date primary key,
  accounts bigint not null,
  heads_digest bytea not null,
  seal bytea not null,
  sealed_at timestamptz not null
);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_refuse_change();
create trigger ledger_checkpoints_append_only before update or delete or truncate on ledger_checkpoints
  for each statement execute function ledger_refuse_change();

create function ledger_check_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entries where transaction_id = new.transaction_id group by unit having sum(amount) <> 0
  ) then
    raise exception 'transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_check_balanced();

create function ledger_hash(
  previous bytea, account bigint, version bigint, transaction_id bigint, unit text, amount bigint, balance_after bigint
) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(
    concat_ws('|', account, version, transaction_id, unit, amount, balance_after), 'UTF8'))
$$;

create function ledger_account(p_kind text, p_unit text, p_site integer, p_owner bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare found_id bigint;
begin
  select id into found_id from ledger_accounts
    where kind = p_kind and unit = p_unit and site_id = p_site and owner_id = p_owner;
  if found_id is not null then return found_id; end if;
  insert into ledger_accounts (kind, unit, site_id, owner_id, floor)
    values (p_kind, p_unit, p_site, p_owner, case when p_kind like 'client\_%' then 0 end)
    on conflict do nothing;
  select id into found_id from ledger_accounts
    where kind = p_kind and unit = p_unit and site_id = p_site and owner_id = p_owner;
  return found_id;
end $$;

-- Posts one transaction. entries: [{"account": id, "amount": n}], amounts in the account's unit, zero ones skipped.
-- applied is false when (kind, reference) was posted before: nothing is changed then.
create function post(p_kind text, p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  entry record;
  account ledger_accounts;
  next_hash bytea;
begin
  if exists (
    select 1 from jsonb_to_recordset(p_entries) as e(account bigint, amount bigint)
      join ledger_accounts a on a.id = e.account group by a.unit having sum(e.amount) <> 0
  ) then
    raise exception 'entries do not sum to zero' using errcode = 'check_violation';
  end if;
  insert into ledger_transactions (kind, reference, details, posted_at)
    values (p_kind, p_reference, p_details, app_now())
    on conflict (kind, reference) do nothing returning id into transaction_id;
  if transaction_id is null then
    select t.id, false into transaction_id, applied from ledger_transactions t
      where t.kind = p_kind and t.reference = p_reference;
    return;
  end if;
  for entry in
    select e.account, e.amount from jsonb_to_recordset(p_entries) as e(account bigint, amount bigint)
      where e.amount <> 0 order by e.account
  loop
    select * into strict account from ledger_accounts where id = entry.account for update;
    next_hash := ledger_hash(account.head, account.id, account.version + 1, transaction_id, account.unit,
      entry.amount, account.balance + entry.amount);
    insert into ledger_entries (transaction_id, account_id, unit, amount, version, balance_after, previous_hash, hash)
      values (transaction_id, account.id, account.unit, entry.amount, account.version + 1,
        account.balance + entry.amount, account.head, next_hash);
    update ledger_accounts set balance = balance + entry.amount, version = version + 1, head = next_hash
      where id = account.id;
  end loop;
  applied := true;
end $$;

-- Sets aside up to `wanted` of what is free on an account; returns what was taken.
create function ledger_reserve(p_consultation bigint, p_account bigint, wanted bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare taken bigint;
begin
  if wanted <= 0 then return 0; end if;
  select least(wanted, greatest(balance - reserved - coalesce(floor, 0), 0)) into taken
    from ledger_accounts where id = p_account for update;
  if coalesce(taken, 0) = 0 then return 0; end if;
  update ledger_accounts set reserved = reserved + taken where id = p_account;
  insert into ledger_reservations as r (consultation_id, account_id, amount)
    values (p_consultation, p_account, taken)
    on conflict (consultation_id, account_id) do update set amount = r.amount + excluded.amount;
  return taken;
end $$;

-- Frees all that a consultation has set aside, locking the accounts in the order of their ids as every posting does.
create function ledger_release(p_consultation bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare held record;
begin
  for held in
    select r.account_id, r.amount from ledger_reservations r where r.consultation_id = p_consultation
      order by r.account_id
  loop
    update ledger_accounts set reserved = reserved - held.amount where id = held.account_id;
    delete from ledger_reservations r where r.consultation_id = p_consultation and r.account_id = held.account_id;
  end loop;
end $$;

-- Seals the heads of all chains for a day with a value made outside the database; a second seal of a day is refused.
create function ledger_seal(p_day date, p_accounts bigint, p_digest bytea, p_seal bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into ledger_checkpoints values (p_day, p_accounts, p_digest, p_seal, app_now())
$$;

create table orders (
  id bigint generated always as identity primary key,
  site_id integer not null,
  user_id bigint not null references users,
  pack_id text not null,
  amount bigint not null check (amount > 0),
  credit bigint not null check (credit >= amount),
  terms_version integer not null,
  provider text not null,
  provider_reference text not null unique,
  status text not null default 'pending' check (status in ('pending', 'paid', 'refused')),
  return_to text not null default '/wallet',
  created_at timestamptz not null,
  settled_at timestamptz
);
create index orders_user on orders (user_id, id desc);

-- One grant of free time to a person, however many accounts.
create table free_time_grants (
  person_hash bytea primary key,
  user_id bigint not null,
  granted_at timestamptz not null
);
