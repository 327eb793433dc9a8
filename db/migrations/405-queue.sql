-- Who waits for a psychic, one ticket each. Its instants are those of the clock on which rooms run (room_time), so that a
-- step of the machine's clock is no time to anybody who waits.
create table queue_tickets (
  id bigint generated always as identity primary key,
  site_id integer not null,
  client_id bigint not null references users on delete cascade,
  psychic_id bigint not null references psychics on delete cascade,
  channel text not null check (channel in ('chat', 'web-call', 'phone')),
  -- How the turn is told: on a page that stays open, or by a message.
  way text not null check (way in ('page', 'email', 'sms')),
  state text not null default 'waiting' check (state in ('waiting', 'called', 'entered', 'lapsed', 'left', 'dissolved')),
  clock_base_ms bigint not null default clock_skew_ms(),
  taken_at timestamptz not null,
  -- When a page of the client was last open.
  heard_at timestamptz not null,
  called_at timestamptz,
  -- Until when the turn is kept.
  until timestamptz,
  over_at timestamptz,
  -- What was announced when the ticket was taken, in minutes; null where nothing could be said, or without an upper bound.
  announced_from integer,
  announced_to integer,
  check ((state in ('waiting', 'called')) = (over_at is null)),
  check (state <> 'called' or (called_at is not null and until is not null))
);
create unique index queue_tickets_one on queue_tickets (client_id, psychic_id) where state in ('waiting', 'called');
create unique index queue_tickets_one_called on queue_tickets (psychic_id) where state = 'called';
create index queue_tickets_open on queue_tickets (psychic_id, id) where state in ('waiting', 'called');
create index queue_tickets_client on queue_tickets (client_id, id);
create index queue_tickets_over on queue_tickets (over_at) where over_at is not null;

-- What a psychic says to those who wait. Instants are room_time without an offset: nobody reads them as a date.
create table queue_desks (
  psychic_id bigint primary key references psychics on delete cascade,
  closed boolean not null default false,
  delayed_until timestamptz,
  -- Since the last turn.
  delays smallint not null default 0,
  -- Since when nobody can be called.
  away_since timestamptz,
  -- When a worker last looked: time in which none did counts for nobody.
  swept_at timestamptz
);

create index queue_tickets_listed on queue_tickets (site_id, id);
create index queue_tickets_state on queue_tickets (site_id, state, id);
create index queue_tickets_psychic on queue_tickets (site_id, psychic_id, id);
