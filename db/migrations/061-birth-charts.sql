-- Births whose sky a person keeps: their own, with the consent for sensitive data, or another's, who agreed.
create table birth_charts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null check (name <> '' and char_length(name) <= 60),
  is_own boolean not null,
  birth_date date not null,
  -- On the clocks of the place, to the second at most; null where it is unknown.
  birth_time text check (birth_time ~ '^\d\d:\d\d(:\d\d)?$'),
  place text not null check (char_length(place) <= 200),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  -- Only where the person gave one.
  utc_offset text,
  house_system text not null check (house_system in ('placidus', 'koch', 'equal', 'whole-sign', 'porphyry')),
  created_at timestamptz not null
);
create index birth_charts_user on birth_charts (user_id, id desc);
