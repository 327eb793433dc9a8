-- What the staff did. The application's role reads it and appends through audit_append(), and can do nothing else.
create table audit_log (
  id bigint primary key,
  at timestamptz not null,
  site_id integer not null,
  -- null for a command of the machine. No reference: who left is still named by what they did.
  actor_id bigint,
  actor_role text not null,
  act text not null,
  -- On whom or what, e.g. "user:12"; empty for nothing in particular.
  subject text not null,
  reason text,
  details jsonb not null,
  request_id text not null,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_log_site on audit_log (site_id, id desc);

-- The end of the chain, so that rows cut off at the end are missed too.
create table audit_head (
  only_row boolean primary key default true check (only_row),
  entries bigint not null,
  hash bytea not null
);
insert into audit_head (entries, hash) values (0, '\x');

create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function audit_refuse_change();

create function audit_hash(entry audit_log) returns bytea language sql stable set timezone = 'UTC' as $$
  select sha256(entry.previous_hash || convert_to(jsonb_build_array(entry.id, entry.at, entry.site_id, entry.actor_id,
    entry.actor_role, entry.act, entry.subject, entry.reason, entry.details, entry.request_id)::text, 'UTF8'))
$$;

create function audit_append(p_at timestamptz, p_site integer, p_actor bigint, p_role text, p_act text,
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

-- The rows that are not as they were written, or that don't follow the one before; one past the last for a cut end.
create function audit_faults() returns setof bigint language sql stable as $$
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
