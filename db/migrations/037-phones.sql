-- A person's one telephone, and the one that waits for its code; a number may stand in several accounts.
create table phone_numbers (
  user_id bigint primary key references users on delete cascade,
  -- Both in E.164.
  number text check (number ~ '^\+[1-9][0-9]{6,14}$'),
  proved_at timestamptz,
  pending text check (pending ~ '^\+[1-9][0-9]{6,14}$'),
  check (number is not null or pending is not null),
  check ((number is null) = (proved_at is null))
);
alter table address_proofs drop constraint address_proofs_purpose_check;
alter table address_proofs add constraint address_proofs_purpose_check
  check (purpose in ('address', 'password', 'phone'));

-- What the demonstration's handsets got.
create table handsets (
  id bigint generated always as identity primary key,
  site_id integer not null,
  recipient text not null,
  text text not null,
  sent_at timestamptz not null default app_now()
);
create index handsets_site on handsets (site_id, id desc);
