-- VAT due when credit is sold, or when it is spent: docs/decisions/061-vat-at-sale.md.
-- What is in force is the last row. The program adds one at its start, as the owner, if its setting changed.
create table vat_regimes (
  id bigint generated always as identity primary key,
  due text not null check (due in ('use', 'sale')),
  vat_percent integer not null check (vat_percent between 0 and 99),
  since timestamptz not null
);
insert into vat_regimes (due, vat_percent, since) values ('use', 20, app_now());

-- Each order keeps what was in force when it was paid; the rate only where its VAT was due then.
alter table orders
  add column vat_due text not null default 'use' check (vat_due in ('use', 'sale')),
  add column vat_percent integer,
  add constraint orders_vat_rate check ((vat_due = 'sale') = (vat_percent is not null));
create index orders_sold on orders (user_id) where vat_due = 'sale';
create function order_keep_vat() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger orders_keep_vat before insert or update on orders for each row execute function order_keep_vat();

-- The VAT that was declared for a client's unspent credit: at most zero, since it takes from what is owed to them.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'client_wallet', 'client_promotional', 'client_free_time', 'client_held', 'client_held_time', 'client_frozen',
  'client_vat', 'psychic_earnings', 'psychic_held', 'psychic_pending', 'site_revenue', 'vat', 'payment_provider',
  'refunds', 'chargebacks', 'chargeback_losses', 'free_time_offer', 'free_time_used', 'payouts'));
alter table ledger_accounts add constraint ledger_client_vat check (kind <> 'client_vat' or balance <= 0);

-- What each posting moved of the credit of orders whose VAT was declared when they were paid. No reference to orders: it
-- would lock them after the purses, where a refund locks them before.
create table credit_moves (
  transaction_id bigint not null references ledger_transactions,
  order_id bigint not null,
  -- Credit in the wallet.
  cents bigint not null,
  -- Credit that is held or frozen until somebody decides.
  waiting bigint not null,
  -- The VAT that was declared for both.
  vat bigint not null,
  primary key (transaction_id, order_id)
);
create index credit_moves_order on credit_moves (order_id);
create trigger credit_moves_append_only before update or delete or truncate on credit_moves
  for each statement execute function ledger_refuse_change();

-- What of a consultation was paid by such credit, whose VAT its receipt does not state again.
alter table receipts add column taxed bigint not null default 0 check (taxed between 0 and total);
