-- The end of the audit log's chain, sealed each day with a value made outside the database: a chain that is written anew,
-- whole and well, no longer fits.
create table audit_seals (
  day date primary key,
  entries bigint not null,
  hash bytea not null,
  seal bytea not null,
  sealed_at timestamptz not null
);
create trigger audit_seals_append_only before update or delete or truncate on audit_seals
  for each statement execute function audit_refuse_change();

-- A second seal of a day changes nothing.
create function audit_seal(p_day date, p_entries bigint, p_hash bytea, p_seal bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into audit_seals values (p_day, p_entries, p_hash, p_seal, app_now()) on conflict do nothing
$$;
