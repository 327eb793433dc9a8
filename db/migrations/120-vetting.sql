-- How far a psychic has come: those who were there before are all consulted already.
alter table psychics add column state text not null default 'live'
  check (state in ('received', 'checked', 'tested', 'live', 'paused', 'refused'));
create index psychics_state on psychics (state);
create index psychics_name on psychics (name);
create index psychics_name_read on psychics (lower(name));
create index psychics_job on psychics (job_id);
create index psychics_joined on psychics (joined_at);

-- What is known of an applicant beside the profile; the address becomes that of their account.
create table psychic_dossiers (
  psychic_id bigint primary key references psychics on delete cascade,
  site_id integer not null,
  email text not null,
  email_key text not null,
  received_at timestamptz not null,
  constraint psychic_dossiers_email unique (site_id, email_key)
);

-- A picture is encoded anew and a PDF kept as it came, both sealed: see features/psychic-desk/sealed-document.server.ts.
create table psychic_documents (
  id bigint generated always as identity primary key,
  psychic_id bigint not null references psychics on delete cascade,
  kind text not null check (kind in ('identity', 'charter', 'registration', 'diploma', 'other')),
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  sealed bytea not null check (octet_length(sealed) <= 15000000),
  kept_at timestamptz not null,
  -- No reference: who left the staff is still named by what they did.
  kept_by bigint not null,
  outcome text check (outcome in ('accepted', 'refused')),
  reason text,
  expires_on date,
  answered_at timestamptz,
  answered_by bigint,
  check ((outcome is null) = (answered_at is null) and (outcome is null) = (answered_by is null))
);
create index psychic_documents_of on psychic_documents (psychic_id, id);

-- What came of a consultation for trial, with a member of the staff in the client's place.
create table psychic_trials (
  id bigint generated always as identity primary key,
  psychic_id bigint not null references psychics on delete cascade,
  passed boolean not null,
  note text not null check (char_length(note) between 1 and 2000),
  at timestamptz not null,
  by_id bigint not null
);
create index psychic_trials_of on psychic_trials (psychic_id, id);

-- Two changes in one instant are one.
create or replace function record_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.price_per_minute <> old.price_per_minute then
    insert into psychic_prices (psychic_id, site_id, price_per_minute)
      values (new.psychic_id, new.site_id, new.price_per_minute)
      on conflict (psychic_id, site_id, since) do update set price_per_minute = excluded.price_per_minute;
  end if;
  return null;
end $$;
