-- Addresses that an account proved and gave up. What was sent signed out with one of them is its person's too: it is in
-- their copy, and goes with them.
create table former_addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  site_id integer not null,
  -- Keyed: tells whose the address was without saying what it is.
  mark bytea not null,
  -- What spellings of it share; with it the mark is made again under another key.
  sealed bytea not null check (octet_length(sealed) <= 2000),
  left_at timestamptz not null
);
create index former_addresses_user on former_addresses (user_id);
create index former_addresses_mark on former_addresses (site_id, mark);

-- Keyed as above, for a message that was sent signed out; the nightly job makes it for messages of before.
alter table contact_messages add column address_mark bytea;
create index contact_messages_address on contact_messages (site_id, address_mark) where address_mark is not null;
