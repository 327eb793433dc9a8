-- An entry's hash covers whose account it is on and what its transaction says. Entries that were written before keep the
-- formula they were written with.
alter table ledger_entries add column hash_version smallint not null default 1;

create function ledger_entry_hash(e ledger_entries, t ledger_transactions, a ledger_accounts) returns bytea
language sql stable as $$
  select case e.hash_version
    when 1 then
      ledger_hash(e.previous_hash, e.account_id, e.version, e.transaction_id, e.unit, e.amount, e.balance_after)
    else sha256(e.previous_hash || convert_to(jsonb_build_array(e.hash_version,
      a.id, a.kind, a.unit, a.site_id, a.owner_id,
      t.id, t.kind, t.reference, t.details, (extract(epoch from t.posted_at) * 1000000)::bigint,
      e.version, e.unit, e.amount, e.balance_after)::text, 'UTF8')) end
$$;

create or replace function post(p_kind text, p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  entry record;
  account ledger_accounts;
  posted ledger_transactions;
  made ledger_entries;
begin
  -- A seal waits for what is under way, so that no transaction comes in below one that it covers.
  perform pg_advisory_xact_lock_shared(175, 1);
  if exists (
    select 1 from jsonb_to_recordset(p_entries) as e(account bigint, amount bigint)
      join ledger_accounts a on a.id = e.account group by a.unit having sum(e.amount) <> 0
  ) then
    raise exception 'entries do not sum to zero' using errcode = 'check_violation';
  end if;
  insert into ledger_transactions (kind, reference, details, posted_at)
    values (p_kind, p_reference, p_details, app_now())
    on conflict (kind, reference) do nothing returning * into posted;
  if posted.id is null then
    select t.id, false into transaction_id, applied from ledger_transactions t
      where t.kind = p_kind and t.reference = p_reference;
    return;
  end if;
  transaction_id := posted.id;
  for entry in
    select e.account, e.amount from jsonb_to_recordset(p_entries) as e(account bigint, amount bigint)
      where e.amount <> 0 order by e.account
  loop
    select * into strict account from ledger_accounts where id = entry.account for update;
    made.hash_version := 2;
    made.transaction_id := posted.id;
    made.account_id := account.id;
    made.unit := account.unit;
    made.amount := entry.amount;
    made.version := account.version + 1;
    made.balance_after := account.balance + entry.amount;
    made.previous_hash := account.head;
    made.hash := ledger_entry_hash(made, posted, account);
    insert into ledger_entries (transaction_id, account_id, unit, amount, version, balance_after, previous_hash, hash,
        hash_version)
      values (made.transaction_id, made.account_id, made.unit, made.amount, made.version, made.balance_after,
        made.previous_hash, made.hash, made.hash_version);
    update ledger_accounts set balance = balance + entry.amount, version = version + 1, head = made.hash
      where id = account.id;
  end loop;
  applied := true;
end $$;

-- One seal for each day of a chain, over all that the day added; each holds the seal of the day before. How they are made:
-- features/seals.
create table day_seals (
  chain text not null check (chain in ('ledger', 'audit')),
  day date not null,
  -- The back office numbers its rows: by the days since the year 2000.
  id integer not null generated always as (day - date '2000-01-01') stored,
  -- 1: over the ends of the ledger's chains, or of the log, as they were kept until this migration.
  formula smallint not null default 2,
  -- The last transaction, or entry of the log, that it covers.
  last_id bigint not null,
  -- How many it covers that no seal before it does; for formula 1 accounts, or entries of the whole log.
  count bigint not null,
  root bytea not null,
  previous bytea not null,
  -- Which of the program's keys made it; empty for formula 1.
  key_id text not null,
  seal bytea not null,
  sealed_at timestamptz not null,
  primary key (chain, day),
  unique (chain, id)
);
insert into day_seals (chain, day, formula, last_id, count, root, previous, key_id, seal, sealed_at)
  select 'ledger', day, 1, 0, accounts, heads_digest, ''::bytea, '', seal, sealed_at from ledger_checkpoints
  union all
  select 'audit', day, 1, entries, entries, hash, ''::bytea, '', seal, sealed_at from audit_seals;
drop function ledger_seal(date, bigint, bytea, bytea);
drop function audit_seal(date, bigint, bytea, bytea);
drop table ledger_checkpoints;
drop table audit_seals;
create trigger day_seals_append_only before update or delete or truncate on day_seals
  for each statement execute function ledger_refuse_change();

-- When a day's seal was last reckoned anew from what it covers, and what was wrong with it. What is known, not what holds.
create table seal_checks (
  chain text not null,
  day date not null,
  checked_at timestamptz not null,
  fault text check (fault in ('missing', 'link', 'key', 'seal', 'content', 'kept')),
  primary key (chain, day)
);
create index seal_checks_due on seal_checks (chain, checked_at);

-- The last transaction below which none is still under way.
create function ledger_settled() returns bigint
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
begin
  perform pg_advisory_xact_lock(175, 1);
  return (select coalesce(max(id), 0) from ledger_transactions);
end $$;

-- What a seal covers of a transaction: all of it, with its entries and whose accounts they are on.
create function ledger_leaf(t ledger_transactions) returns bytea language sql stable as $$
  select sha256('\x00'::bytea || convert_to(jsonb_build_array(
    t.id, t.kind, t.reference, t.details, (extract(epoch from t.posted_at) * 1000000)::bigint,
    (select jsonb_agg(jsonb_build_array(e.id, e.hash_version, e.version, e.unit, e.amount, e.balance_after,
        encode(e.previous_hash, 'hex'), encode(e.hash, 'hex'), e.account_id, a.kind, a.unit, a.site_id, a.owner_id)
        order by e.id)
      from ledger_entries e left join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = t.id))::text, 'UTF8'))
$$;

create function audit_leaf(entry audit_log) returns bytea language sql stable as $$
  select sha256('\x00'::bytea || audit_hash(entry))
$$;

-- Seals a day that is over, in order, once; false where it is sealed already.
create function seal_day(p_chain text, p_day date, p_last bigint, p_count bigint, p_root bytea, p_previous bytea,
  p_key text, p_seal bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  today date := (app_now() at time zone 'Europe/Paris')::date;
  before day_seals;
begin
  perform pg_advisory_xact_lock(175, hashtext(p_chain));
  select * into before from day_seals where chain = p_chain order by day desc limit 1;
  if p_day <= before.day then return false; end if;
  if p_day >= today or p_day <> coalesce(before.day + 1, today - 1) then
    raise exception 'days are sealed once they are over, in order' using errcode = 'check_violation';
  end if;
  if p_previous <> coalesce(before.seal, ''::bytea) or (before.formula = 2 and p_last < before.last_id) then
    raise exception 'a seal follows the one before it' using errcode = 'check_violation';
  end if;
  insert into day_seals (chain, day, last_id, count, root, previous, key_id, seal, sealed_at)
    values (p_chain, p_day, p_last, p_count, p_root, p_previous, p_key, p_seal, app_now());
  return true;
end $$;
