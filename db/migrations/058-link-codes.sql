-- A code that links a provider is a code like the others.
alter table address_proofs drop constraint address_proofs_purpose_check;
alter table address_proofs add constraint address_proofs_purpose_check
  check (purpose in ('address', 'password', 'phone', 'link'));
alter table social_ways drop column code_hash, drop column code_expires_at, drop column tries;
alter table social_ways add column code_sent boolean not null default false;
