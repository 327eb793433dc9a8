-- Marks of devices that are older count no more: they are of someone who had the account before its owner.
alter table users add column devices_from timestamptz;
-- When the person last showed that it is them, after the sign-in.
alter table sessions add column confirmed_at timestamptz;
-- The token that was replaced last: a request that still brings it opens nothing, and takes no cookie away.
alter table sessions add column former_hash bytea;
create unique index sessions_former on sessions (former_hash) where former_hash is not null;

-- A code that shows that it is still the person.
alter table address_proofs drop constraint address_proofs_purpose_check;
alter table address_proofs add constraint address_proofs_purpose_check
  check (purpose in ('address', 'password', 'phone', 'link', 'leave', 'confirm'));
