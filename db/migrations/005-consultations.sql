create table consultations (
  id bigint generated always as identity primary key,
  site_id integer not null,
  client_id bigint not null references users,
  psychic_id bigint not null references psychics,
  channel text not null check (channel in ('chat', 'phone', 'web-call')),
  status text not null default 'requested' check (status in
    ('requested', 'accepted', 'running', 'paused', 'ended', 'refused', 'missed', 'cancelled')),
  -- Fixed when the request is made; integer cents, VAT included.
  price_per_minute integer not null check (price_per_minute >= 0),
  psychic_share_percent integer not null,
  vat_percent integer not null,
  requested_at timestamptz not null,
  accepted_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  end_reason text
);
create unique index consultations_one_room_per_client on consultations (client_id)
  where status in ('requested', 'accepted', 'running', 'paused');
create unique index consultations_one_room_per_psychic on consultations (psychic_id)
  where status in ('requested', 'accepted', 'running', 'paused');
create index consultations_client on consultations (client_id, id desc);
create index consultations_psychic on consultations (psychic_id, id desc);

create table consultation_events (
  id bigint generated always as identity primary key,
  consultation_id bigint not null references consultations,
  kind text not null check (kind in ('requested', 'accepted', 'refused', 'missed', 'cancelled', 'started',
    'dropped', 'resumed', 'silent', 'asked', 'gift', 'warned', 'topped-up', 'ended', 'disputed')),
  side text check (side in ('client', 'psychic')),
  reason text,
  at timestamptz not null
);
create index consultation_events_of on consultation_events (consultation_id, id);
create trigger consultation_events_append_only before update or delete or truncate on consultation_events
  for each statement execute function ledger_refuse_change();

create table messages (
  consultation_id bigint not null references consultations,
  sequence integer not null,
  client_message_id text not null,
  author text not null check (author in ('client', 'psychic')),
  text text not null check (char_length(text) between 1 and 4000),
  sent_at timestamptz not null,
  primary key (consultation_id, sequence),
  unique (consultation_id, author, client_message_id)
);
create table read_marks (
  consultation_id bigint not null references consultations,
  side text not null check (side in ('client', 'psychic')),
  sequence integer not null,
  primary key (consultation_id, side)
);

create table receipts (
  consultation_id bigint primary key references consultations,
  seconds integer not null,
  free_seconds integer not null,
  gift_seconds integer not null,
  price_per_minute integer not null,
  total bigint not null,
  vat bigint not null,
  balance_before bigint not null,
  balance_after bigint not null,
  waived boolean not null,
  transaction_id bigint references ledger_transactions
);
create trigger receipts_append_only before update or delete or truncate on receipts
  for each statement execute function ledger_refuse_change();

-- Under a minute costs nothing, once per client, psychic and day.
create table waivers (
  client_id bigint not null references users,
  psychic_id bigint not null references psychics,
  day date not null,
  consultation_id bigint not null references consultations,
  primary key (client_id, psychic_id, day)
);

create table disputes (
  consultation_id bigint primary key references consultations,
  reason text not null check (char_length(reason) between 1 and 2000),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'refused')),
  opened_at timestamptz not null
);

create table reviews (
  consultation_id bigint primary key references consultations,
  psychic_id bigint not null references psychics,
  client_id bigint not null references users,
  site_id integer not null,
  rating integer not null check (rating between 1 and 5),
  text text not null check (char_length(text) between 1 and 2000),
  reply text,
  status text not null default 'pending' check (status in ('pending', 'published', 'refused')),
  consulted_at timestamptz not null,
  written_at timestamptz not null
);
create index reviews_psychic on reviews (psychic_id, site_id, written_at desc) where status = 'published';

create table mailbox (
  id bigint generated always as identity primary key,
  site_id integer not null,
  recipient text not null,
  subject text not null,
  text text not null,
  sent_at timestamptz not null default app_now()
);
