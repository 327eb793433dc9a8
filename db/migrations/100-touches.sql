-- Someone came by a partner's link: what its address bore, and nothing of who came.
create table touches (
  id bigint generated always as identity primary key,
  site_id integer not null,
  campaign_id text check (char_length(campaign_id) between 1 and 64),
  editor_id text check (char_length(editor_id) between 1 and 64),
  -- The partner's own number of this visit.
  transaction_id text check (char_length(transaction_id) between 1 and 64),
  partner_id text check (char_length(partner_id) between 1 and 64),
  tac text check (char_length(tac) between 1 and 64),
  version text check (char_length(version) between 1 and 64),
  arrived_at timestamptz not null
);
create index touches_site on touches (site_id, arrived_at);

-- The last one of a session; the one that an account was made under; the one that led to an order or a consultation.
alter table sessions add column touch_id bigint references touches on delete set null;
alter table users add column touch_id bigint references touches on delete set null;
alter table orders add column touch_id bigint references touches on delete set null;
alter table consultations add column touch_id bigint references touches on delete set null;
create index users_touch on users (touch_id) where touch_id is not null;
create index orders_touch on orders (touch_id) where touch_id is not null;
