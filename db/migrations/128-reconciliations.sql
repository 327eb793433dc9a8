-- What the ledger came to at the end of each day, held against orders, receipts and meters.
create table reconciliations (
  id bigint generated always as identity primary key,
  day date not null unique,
  checked_at timestamptz not null,
  fault_count integer not null check (fault_count >= 0),
  -- [{"law": …, "count": n, "rows": [the first of them]}], those that were broken alone.
  faults jsonb not null
);
create index reconciliations_faults on reconciliations (fault_count, id);
create trigger reconciliations_append_only before update or delete or truncate on reconciliations
  for each statement execute function ledger_refuse_change();
