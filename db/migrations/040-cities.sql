-- Communes of France and towns of the world, made from what the packages hold (features/resources/fill-cities.server.ts).
-- They are replaced as a whole by newer data, so nothing points at a row: what needs a city keeps what it took from it.
create table cities (
  -- French ones first, then by inhabitants.
  rank integer primary key,
  -- insee-75056 or geonames-2643743: the same city in newer data.
  id text not null unique,
  name text not null check (name <> ''),
  postal_codes text[] not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Tells towns of one name apart where a country writes it behind the name.
  region text,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- False where it is the middle of neighbours.
  is_position_exact boolean not null,
  time_zone text not null,
  population integer not null check (population >= 0)
);

-- What cities are found by. The collation makes a prefix a range of the index, whatever the database's own is.
create table city_keys (
  key text collate "C" not null,
  rank integer not null,
  primary key (key, rank)
);

create table city_source (
  only_row boolean primary key default true check (only_row),
  version text not null
);
