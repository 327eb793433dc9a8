-- An account's number at a payment provider, under which the provider keeps the cards that the client saved there. The
-- row of an erased account stays until the provider has deleted what it kept.
create table payment_customers (
  user_id bigint not null references users,
  provider text not null,
  customer text not null,
  created_at timestamptz not null,
  primary key (user_id, provider)
);
