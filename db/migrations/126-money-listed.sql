-- What the back office lists movements and payments by, the number last.
create index ledger_transactions_reference on ledger_transactions (reference);
create index ledger_accounts_owner on ledger_accounts (owner_id, kind);
create index orders_site on orders (site_id, id);
create index orders_created on orders (site_id, created_at, id);
create index orders_status on orders (site_id, status, id);
