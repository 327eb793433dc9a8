-- Payments that a client's bank disputes, or warns of: docs/decisions/055-chargebacks.md.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'client_wallet', 'client_promotional', 'client_free_time', 'client_held', 'client_held_time', 'client_frozen',
  'psychic_earnings', 'psychic_held', 'psychic_pending', 'site_revenue', 'vat', 'payment_provider', 'refunds',
  'chargebacks', 'chargeback_losses', 'free_time_offer', 'free_time_used', 'payouts'));

create table chargebacks (
  id bigint generated always as identity primary key,
  site_id integer not null,
  order_id bigint not null references orders,
  provider text not null,
  -- The provider's own id of the dispute or of the warning.
  provider_dispute text not null,
  -- warning: fraud is feared; inquiry: the bank asks; open: it took the amount back; closed: it asked and left it.
  state text not null check (state in ('warning', 'inquiry', 'open', 'won', 'lost', 'closed')),
  -- The bank's, in the provider's word.
  reason text not null,
  -- What is disputed of the payment, in cents.
  amount bigint not null check (amount > 0),
  -- Unused credit that is frozen while it is open, and taken if it is lost.
  frozen bigint not null default 0 check (frozen between 0 and amount),
  -- Unused credit that a warning refunded.
  refunded bigint not null default 0 check (refunded between 0 and amount),
  -- What the provider charges for it, in cents; null if it said nothing.
  fee bigint,
  -- Until when the provider takes evidence; null if it takes none.
  due_by timestamptz,
  -- Whether evidence was handed in.
  answered boolean not null default false,
  opened_at timestamptz not null,
  settled_at timestamptz,
  unique (provider, provider_dispute)
);
create index chargebacks_order on chargebacks (order_id);
create index chargebacks_listed on chargebacks (site_id, state, id);
create index chargebacks_due on chargebacks (site_id, due_by, id);
create index chargebacks_opened on chargebacks (site_id, opened_at);
