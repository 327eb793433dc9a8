-- What tells that purchases belong together, as keyed digests: the device and network on which a payment was opened, and
-- the card that paid. Kept apart from the order, which outlives them.
create table order_marks (
  order_id bigint primary key references orders,
  user_id bigint not null,
  device_hash bytea,
  network_hash bytea,
  card_hash bytea,
  opened_at timestamptz not null
);
create index order_marks_device on order_marks (device_hash, opened_at) where device_hash is not null;
create index order_marks_network on order_marks (network_hash, opened_at) where network_hash is not null;
create index order_marks_card on order_marks (card_hash, opened_at) where card_hash is not null;
create index order_marks_user on order_marks (user_id, opened_at);
create index order_marks_opened on order_marks (opened_at);

-- Purchases that were refused because of others before them: one row for an account, a day and a reason.
create table purchase_refusals (
  id bigint generated always as identity primary key,
  site_id integer not null,
  user_id bigint not null references users on delete cascade,
  day date not null,
  reason text not null,
  -- How often it was tried, the amount of the last time in cents, what was found then, and what is allowed.
  tries integer not null default 1,
  amount bigint not null,
  found bigint not null,
  most bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique (user_id, day, reason)
);
create index purchase_refusals_site on purchase_refusals (site_id, id);
create index purchase_refusals_last on purchase_refusals (site_id, last_at, id);
create index purchase_refusals_reason on purchase_refusals (site_id, reason, id);
create index purchase_refusals_old on purchase_refusals (last_at);

-- Clients whom staff spoke to, and who may buy again until then.
create table purchase_allowances (
  user_id bigint primary key references users on delete cascade,
  until timestamptz not null,
  -- No reference: who left the staff is still named by what they did.
  allowed_by bigint not null
);
