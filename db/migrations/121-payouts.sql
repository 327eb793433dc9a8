-- What was paid to psychics by bank: the counterpart of what they earned.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'client_wallet', 'client_promotional', 'client_free_time',
  'psychic_earnings', 'site_revenue', 'vat', 'payment_provider', 'refunds',
  'free_time_offer', 'free_time_used', 'payouts'));

-- Where a psychic is paid, sealed: see features/payouts/sealed-payee.server.ts.
create table psychic_payees (
  psychic_id bigint primary key references psychics on delete cascade,
  sealed bytea not null check (octet_length(sealed) <= 2000),
  changed_at timestamptz not null,
  -- No reference: who left the staff is still named by what they did.
  changed_by bigint not null
);

-- One file of transfers for the bank, made once.
create table payout_files (
  id bigint generated always as identity primary key,
  site_id integer not null,
  -- The first day of the month up to whose end it pays.
  month date not null check (extract(day from month) = 1),
  made_at timestamptz not null,
  made_by bigint not null
);
create index payout_files_site on payout_files (site_id, month, id);

create table psychic_payouts (
  file_id bigint not null references payout_files,
  psychic_id bigint not null references psychics,
  site_id integer not null,
  month date not null,
  amount bigint not null check (amount > 0),
  -- As it was then.
  payee_sealed bytea not null,
  transaction_id bigint not null references ledger_transactions,
  primary key (file_id, psychic_id),
  -- A month is paid once.
  constraint psychic_payouts_once unique (site_id, psychic_id, month)
);

-- What came after a month is told from what came before its end.
create index ledger_transactions_posted_at on ledger_transactions (posted_at);
