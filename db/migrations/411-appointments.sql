-- Whether a psychic takes appointments, and whether they stand without being confirmed; without a row they are asked.
create table appointment_modes (
  psychic_id bigint primary key references psychics on delete cascade,
  mode text not null check (mode in ('none', 'ask', 'itself'))
);

create table appointments (
  id bigint generated always as identity primary key,
  site_id integer not null,
  client_id bigint not null references users,
  psychic_id bigint not null references psychics,
  channel text not null check (channel in ('chat', 'web-call', 'phone')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  during tstzrange not null generated always as (tstzrange(starts_at, ends_at)) stored,
  state text not null check (state in
    ('asked', 'confirmed', 'refused', 'lapsed', 'cancelled', 'kept', 'client-absent', 'psychic-absent', 'unmet')),
  -- The most that a minute may cost, in cents.
  price_per_minute integer not null check (price_per_minute >= 0),
  booked_at timestamptz not null,
  -- When a request lapses that the psychic has not confirmed.
  answer_by timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('client', 'psychic', 'house')),
  -- Why the house ended it.
  why text check (why in ('pause', 'profile', 'account')),
  -- Ended less than two hours before its time.
  late boolean not null default false,
  -- The last request that its client made at its hour.
  consultation_id bigint references consultations on delete set null,
  client_came_at timestamptz,
  psychic_came_at timestamptz,
  -- Rises with each change, so that calendars know the newest.
  sequence integer not null default 0,
  -- What was sent: a day before, an hour before, and at its time.
  told_day_at timestamptz,
  told_hour_at timestamptz,
  told_now_at timestamptz,
  -- How often the room before it was warned.
  warned integer not null default 0,
  constraint appointments_length check (extract(epoch from ends_at - starts_at) in (900, 1800, 2700, 3600)),
  constraint appointments_ended check ((ended_at is null) = (state in ('asked', 'confirmed'))),
  constraint appointments_psychic_once exclude using gist (psychic_id with =, during with &&)
    where (state in ('asked', 'confirmed')),
  constraint appointments_client_once exclude using gist (client_id with =, during with &&)
    where (state in ('asked', 'confirmed'))
);
create index appointments_of_client on appointments (client_id, starts_at desc);
create index appointments_of_psychic on appointments (psychic_id, starts_at desc);
create index appointments_of_site on appointments (site_id, starts_at desc);
create index appointments_open on appointments (starts_at) where state in ('asked', 'confirmed');

-- The private address of a person's appointments, by its digest.
create table calendar_feeds (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null unique,
  -- Whether the name of the psychic or the client is told to the calendar.
  named boolean not null,
  created_at timestamptz not null
);
