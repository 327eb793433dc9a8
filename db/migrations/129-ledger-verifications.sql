-- The back office numbers its rows: a day's seal by the days since the year 2000.
alter table ledger_checkpoints add column id integer generated always as (day - date '2000-01-01') stored unique;

-- The chains of all accounts reckoned anew because somebody asked, and how far it is.
create table ledger_verifications (
  id bigint generated always as identity primary key,
  asked_by bigint not null references users,
  asked_at timestamptz not null,
  -- How many accounts there were, and how many of them are checked.
  accounts bigint not null,
  checked bigint not null default 0 check (checked <= accounts),
  -- [{"kind": …, "id": an account or a transaction}]
  faults jsonb not null default '[]',
  -- Days whose seal this program did not make.
  broken_seals jsonb not null default '[]',
  ended_at timestamptz
);
create unique index ledger_verifications_one on ledger_verifications ((true)) where ended_at is null;
