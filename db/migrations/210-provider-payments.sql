-- What the provider says of a payment: its own ids, whether the bank authenticated the client, why it was refused.
alter table orders
  add column provider_checkout text,
  add column provider_payment text,
  add column currency text not null default 'EUR',
  add column three_d_secure text check (three_d_secure in ('authenticated', 'attempted', 'exempted', 'failed', 'none')),
  add column refusal text check (refusal in ('declined', 'fraud', 'cancelled', 'unproven'));
create unique index orders_payment on orders (provider, provider_payment) where provider_payment is not null;
create index orders_refusal on orders (site_id, refusal, id) where refusal is not null;

-- Notices of providers, each stored once: what they are about is read from the provider.
create table payment_notices (
  provider text not null,
  event text not null,
  reference text,
  received_at timestamptz not null,
  primary key (provider, event)
);
create index payment_notices_received on payment_notices (received_at);
