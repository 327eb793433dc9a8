-- Keys that what they made outlasts every secret of the configuration. Random, sealed with the data keys.
create table lasting_keys (
  id bigint generated always as identity primary key,
  name text not null unique,
  sealed bytea not null
);

-- Sealed with the data keys; those of before with the program's secret, until the nightly job has sealed them again.
alter table second_factors alter column secret_sealed drop not null;
alter table second_factors add column sealed bytea;
alter table second_factors add constraint second_factors_sealed_once check (num_nonnulls(secret_sealed, sealed) = 1);

-- The same end of the same day, under the secret that came after: nothing of what is sealed changes.
create table audit_seals_renewed (
  day date not null references audit_seals,
  seal bytea not null,
  sealed_at timestamptz not null,
  primary key (day, sealed_at)
);
create trigger audit_seals_renewed_append_only before update or delete or truncate on audit_seals_renewed
  for each statement execute function audit_refuse_change();

create function audit_seal_renew(p_day date, p_seal bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into audit_seals_renewed values (p_day, p_seal, app_now()) on conflict do nothing
$$;
