-- What a payment provider's own list says of our balance there. Nothing here moves money: it is held against the ledger.
create table provider_movements (
  id bigint generated always as identity primary key,
  provider text not null,
  movement text not null,
  kind text not null check (kind in ('payment', 'refund', 'chargeback', 'fee', 'payout', 'other')),
  source text,
  payment text,
  -- Cents, positive into the balance, before the fee.
  amount bigint not null,
  fee bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  at timestamptz not null,
  unique (provider, movement)
);
create index provider_movements_payment on provider_movements (provider, payment);
create index provider_movements_source on provider_movements (provider, source);
create index provider_movements_at on provider_movements (at, id);
create index provider_movements_kind on provider_movements (kind, id);

-- The days, in Paris, of which the whole list was read.
create table provider_days (
  provider text not null,
  day date not null,
  read_at timestamptz not null,
  primary key (provider, day)
);

-- What clients have not spent, and where that money is: at the provider, and on the bank account, which staff tell.
create table unspent_days (
  id bigint generated always as identity primary key,
  day date not null unique,
  read_at timestamptz not null,
  client_money bigint not null check (client_money >= 0),
  -- Null where the provider does not tell.
  at_provider bigint,
  at_bank bigint,
  told_by bigint references users,
  told_at timestamptz,
  check ((at_bank is null) = (told_by is null) and (told_by is null) = (told_at is null))
);
