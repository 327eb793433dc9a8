create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end $$;

create or replace function ledger_check_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entries where transaction_id = new.transaction_id group by unit having sum(amount) <> 0
  ) then
    raise exception 'transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace function ledger_unit(p_kind text) returns text language sql immutable as $$
  select case
    when p_kind in ('client_free_time', 'client_held_time', 'client_gift_time', 'free_time_offer', 'free_time_used')
      then 'second'
    when p_kind in ('client_points', 'points_issued') then 'point'
    else 'cent' end
$$;

create or replace function ledger_account(p_kind text, p_unit text, p_site integer, p_owner bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare found_id bigint;
begin
  select id into found_id from ledger_accounts
    where kind = p_kind and unit = p_unit and site_id = p_site and owner_id = p_owner;
  if found_id is not null then return found_id; end if;
  insert into ledger_accounts (kind, unit, site_id, owner_id, floor)
    values (p_kind, p_unit, p_site, p_owner,
      -- Points of a bill that is refunded are taken back even where they were spent: later ones make up for them.
      case when (p_kind like 'client\_%' and p_kind not in ('client_vat', 'client_points')) or p_kind in ('psychic_held', 'psychic_pending') then 0 end)
    on conflict do nothing;
  select id into found_id from ledger_accounts
    where kind = p_kind and unit = p_unit and site_id = p_site and owner_id = p_owner;
  return found_id;
end $$;

create or replace function ledger_hash(
  previous bytea, account bigint, version bigint, transaction_id bigint, unit text, amount bigint, balance_after bigint
) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(
    concat_ws('|', account, version, transaction_id, unit, amount, balance_after), 'UTF8'))
$$;

create or replace function ledger_entry_hash(e ledger_entries, t ledger_transactions, a ledger_accounts) returns bytea
language sql stable as $$
  select case e.hash_version
    when 1 then
      ledger_hash(e.previous_hash, e.account_id, e.version, e.transaction_id, e.unit, e.amount, e.balance_after)
    else sha256(e.previous_hash || convert_to(jsonb_build_array(e.hash_version,
      a.id, a.kind, a.unit, a.site_id, a.owner_id,
      t.id, t.kind, t.reference, t.details, (extract(epoch from t.posted_at) * 1000000)::bigint,
      e.version, e.unit, e.amount, e.balance_after)::text, 'UTF8')) end
$$;

-- The hash that a seal covers for a transaction: all of it, with its entries and the owners of their accounts.
create or replace function ledger_leaf(t ledger_transactions) returns bytea language sql stable as $$
  select sha256('\x00'::bytea || convert_to(jsonb_build_array(
    t.id, t.kind, t.reference, t.details, (extract(epoch from t.posted_at) * 1000000)::bigint,
    (select jsonb_agg(jsonb_build_array(e.id, e.hash_version, e.version, e.unit, e.amount, e.balance_after,
        encode(e.previous_hash, 'hex'), encode(e.hash, 'hex'), e.account_id, a.kind, a.unit, a.site_id, a.owner_id)
        order by e.id)
      from ledger_entries e left join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = t.id))::text, 'UTF8'))
$$;

-- The last transaction below which none is still uncommitted.
create or replace function ledger_settled() returns bigint
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
begin
  perform pg_advisory_xact_lock(175, 1);
  return (select coalesce(max(id), 0) from ledger_transactions);
end $$;

-- Reserves up to `wanted` of the available amount of an account; returns the amount reserved.
create or replace function ledger_set_aside(p_consultation bigint, p_account bigint, wanted bigint) returns bigint
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

-- Releases all reservations of a consultation, locking the accounts in the order of their ids as every posting does.
create or replace function ledger_let_go(p_consultation bigint) returns void
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

-- Posts entries given by the owner of their account, combined per account: [{"kind", "site", "owner", "amount"}].
create or replace function ledger_post(p_kind text, p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_accounts jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('account', sums.account, 'amount', sums.amount)), '[]') into of_accounts
    from (select ledger_account(e.kind, ledger_unit(e.kind), e.site, e.owner) as account, sum(e.amount) as amount
      from jsonb_to_recordset(p_entries) as e(kind text, site integer, owner bigint, amount bigint)
      where e.amount <> 0 group by account) sums;
  select p.transaction_id, p.applied into transaction_id, applied from post(p_kind, p_reference, p_details, of_accounts) p;
end $$;

-- Posts one transaction. entries: [{"account": id, "amount": n}], amounts in the account's unit, zero ones skipped.
-- applied is false if (kind, reference) was posted before: then nothing is changed.
create or replace function post(p_kind text, p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  entry record;
  account ledger_accounts;
  posted ledger_transactions;
  made ledger_entries;
begin
  -- A seal waits for open transactions, so that none is committed below the last one it covers.
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
