create or replace function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation';
end $$;

create or replace function audit_hash(entry audit_log) returns bytea language sql stable set timezone = 'UTC' as $$
  select sha256(entry.previous_hash || convert_to(jsonb_build_array(entry.id, entry.at, entry.site_id, entry.actor_id,
    entry.actor_role, entry.act, entry.subject, entry.reason, entry.details, entry.request_id)::text, 'UTF8'))
$$;

create or replace function audit_append(p_at timestamptz, p_site integer, p_actor bigint, p_role text, p_act text,
  p_subject text, p_reason text, p_details jsonb, p_request text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head audit_head;
  entry audit_log;
begin
  select * into strict head from audit_head for update;
  entry := row(head.entries + 1, p_at, p_site, p_actor, p_role, p_act, p_subject, p_reason, p_details, p_request,
    head.hash, ''::bytea);
  entry.hash := audit_hash(entry);
  insert into audit_log values (entry.*);
  update audit_head set entries = entry.id, hash = entry.hash;
  return entry.id;
end $$;

-- The entries that were altered, or that don't follow the one before; the id after the last if the end was cut off.
create or replace function audit_faults() returns setof bigint language sql stable as $$
  select id from (
    select l.id, l.hash = audit_hash(l) as is_own, l.id = row_number() over w
      and l.previous_hash = coalesce(lag(l.hash) over w, ''::bytea) as follows
    from audit_log l window w as (order by l.id)
  ) checked where not (is_own and follows)
  union all
  select h.entries + 1 from audit_head h where not exists (
    select from audit_log l where l.id = h.entries and l.hash = h.hash
      and not exists (select from audit_log later where later.id > l.id)
  ) and not (h.entries = 0 and h.hash = '\x' and not exists (select from audit_log))
$$;

create or replace function audit_leaf(entry audit_log) returns bytea language sql stable as $$
  select sha256('\x00'::bytea || audit_hash(entry))
$$;

-- Seals a past day, in order, once; false if it is already sealed.
create or replace function seal_day(p_chain text, p_day date, p_last bigint, p_count bigint, p_root bytea, p_previous bytea,
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
