-- What a code that proves the hold of an address is for; one for an address never opens a new password.
alter table address_proofs add column purpose text not null default 'address' check (purpose in ('address', 'password'));
drop index address_proofs_user;
create index address_proofs_user on address_proofs (user_id, purpose, id desc);
