-- Who leaves: when their account is to be erased, and since when it is. The row stays, for the ledger's sake, and names
-- nobody any more.
alter table users add column leaves_at timestamptz, add column erased_at timestamptz;
create index users_leaving on users (leaves_at) where leaves_at is not null and erased_at is null;

alter table address_proofs drop constraint address_proofs_purpose_check;
alter table address_proofs add constraint address_proofs_purpose_check
  check (purpose in ('address', 'password', 'phone', 'link', 'leave'));

-- What goes back to the means of payment of an order; the job that asks the provider may ask twice, under one name.
create table order_refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  amount bigint not null check (amount > 0),
  asked_at timestamptz not null,
  provider_reference text
);
create index order_refunds_order on order_refunds (order_id);
