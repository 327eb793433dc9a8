create table psychics (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  gender text not null check (gender in ('male', 'female', 'unknown')),
  job_id integer not null check (job_id between 1 and 5),
  is_automaton boolean not null default false,
  user_id bigint unique references users,
  headline text not null,
  presentation text[] not null,
  method text not null,
  specialities text[] not null,
  offered_channels text[] not null,
  practising_since integer not null,
  identity_checked_on date,
  joined_at timestamptz not null default app_now()
);

create table psychic_listings (
  psychic_id bigint not null references psychics on delete cascade,
  site_id integer not null,
  price_per_minute integer not null check (price_per_minute between 0 and 500),
  position integer not null,
  primary key (psychic_id, site_id)
);
create index psychic_listings_order on psychic_listings (site_id, position);

create table psychic_prices (
  psychic_id bigint not null references psychics on delete cascade,
  site_id integer not null,
  price_per_minute integer not null,
  since timestamptz not null default app_now(),
  primary key (psychic_id, site_id, since)
);
create function record_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.price_per_minute <> old.price_per_minute then
    insert into psychic_prices (psychic_id, site_id, price_per_minute)
      values (new.psychic_id, new.site_id, new.price_per_minute);
  end if;
  return null;
end $$;
create trigger psychic_listings_price after insert or update on psychic_listings
  for each row execute function record_price();

-- Weekly hours in Paris time; day 1 is Monday; minutes from midnight.
create table psychic_hours (
  psychic_id bigint not null references psychics on delete cascade,
  day integer not null check (day between 1 and 7),
  from_minute integer not null check (from_minute between 0 and 1439),
  to_minute integer not null check (to_minute between 1 and 1440 and to_minute > from_minute),
  primary key (psychic_id, day, from_minute)
);

-- A lease: without renewal it ends by itself, so that nobody is shown present who is not.
create table presences (
  psychic_id bigint primary key references psychics on delete cascade,
  channels text[] not null default '{}',
  lease_until timestamptz not null,
  -- Requests missed in a row; two, and the psychic goes offline.
  missed integer not null default 0
);
