-- What people write to the house, with an account or without one, and what it answers.
create table contact_messages (
  id bigint generated always as identity primary key,
  site_id integer not null,
  -- Of the receipt; it says nothing and can't be guessed.
  reference text not null unique,
  user_id bigint references users,
  subject text not null check (subject in ('consultation', 'payment', 'account', 'data', 'technical', 'press', 'other')),
  -- Name, address and message.
  sealed bytea not null check (octet_length(sealed) <= 60000),
  -- Keyed: the same words again, from the same person, are the same message.
  digest bytea not null,
  sent_at timestamptz not null,
  -- null while it waits; what is closed without an answer was none to answer.
  closed_at timestamptz,
  sealed_answer bytea check (octet_length(sealed_answer) <= 60000),
  check (sealed_answer is null or closed_at is not null),
  unique (site_id, digest)
);
create index contact_messages_waiting on contact_messages (site_id, id) where closed_at is null;
create index contact_messages_user on contact_messages (user_id) where user_id is not null;
create index contact_messages_old on contact_messages (sent_at);
