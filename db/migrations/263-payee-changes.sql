-- A bank account that one of the staff gave for a psychic, until another one agrees. One at a time.
create table payee_proposals (
  psychic_id bigint primary key references psychics on delete cascade,
  -- Where it was asked for, whose staff are told.
  site_id integer not null,
  sealed bytea not null check (octet_length(sealed) <= 2000),
  reason text not null check (char_length(reason) between 1 and 2000),
  -- No reference: who left the staff is still named by what they did.
  asked_by bigint not null,
  asked_at timestamptz not null
);

-- Who agreed, and from when on the account is paid. Those given before were given by one person.
alter table psychic_payees add column confirmed_by bigint, add column pays_from timestamptz;
update psychic_payees set pays_from = changed_at + interval '72 hours';
alter table psychic_payees
  alter column pays_from set not null,
  add constraint payee_two_people check (confirmed_by <> changed_by),
  add constraint payee_waits check (pays_from >= changed_at + interval '72 hours');
