-- Withdrawals from a contract (article L221-21 of the consumer code): as they were declared, for staff to treat.
create table contract_withdrawals (
  id bigint generated always as identity primary key,
  site_id integer not null,
  -- Of the receipt; it says nothing and can't be guessed.
  reference text not null unique,
  user_id bigint references users,
  order_id bigint unique references orders,
  consultation_id bigint unique references consultations,
  -- What who is not signed in says of their contract.
  described text check (char_length(described) between 1 and 200),
  name text not null check (char_length(name) between 1 and 120),
  email text not null,
  email_key text not null,
  -- Integer cents, by the rule, at that moment; null where nobody can tell from what was said.
  refundable bigint check (refundable >= 0),
  declared_at timestamptz not null,
  status text not null default 'received' check (status in ('received', 'refunded', 'refused')),
  answered_at timestamptz,
  check (num_nonnulls(order_id, consultation_id, described) = 1),
  check ((user_id is null) = (described is not null)),
  check ((status = 'received') = (answered_at is null))
);
create unique index contract_withdrawals_described on contract_withdrawals (site_id, email_key, lower(described))
  where user_id is null;
create index contract_withdrawals_user on contract_withdrawals (user_id, id desc) where user_id is not null;
