-- Invoices of credit whose VAT is due at its sale, and the credit notes of what is given back: one for each posting that
-- declares VAT or takes it back. docs/decisions/061-vat-at-sale.md.
create table invoices (
  transaction_id bigint primary key references ledger_transactions,
  order_id bigint not null,
  site_id integer not null,
  kind text not null check (kind in ('invoice', 'credit-note')),
  number bigint not null check (number > 0),
  -- Cents, VAT included.
  amount bigint not null check (amount > 0),
  vat_percent integer not null,
  vat bigint not null check (vat between 0 and amount),
  issued_at timestamptz not null,
  unique (site_id, kind, number)
);
create index invoices_order on invoices (order_id);
create index invoices_issued on invoices (site_id, issued_at);

-- The last number of each series. Its row stays locked until the posting is committed, so that no number is lost.
create table invoice_counters (
  site_id integer not null,
  kind text not null,
  last bigint not null check (last > 0),
  primary key (site_id, kind)
);

create function invoice_refuse_change() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger invoices_append_only before update or delete or truncate on invoices
  for each statement execute function invoice_refuse_change();
