-- Birth dates, and all that is kept of a birth, lie sealed. What older rows hold in clear goes as the nightly job seals it.
alter table users add column birth_sealed bytea check (octet_length(birth_sealed) <= 1000);
alter table users add constraint users_birth_once check (birth_date is null or birth_sealed is null);

alter table birth_charts add column sealed bytea check (octet_length(sealed) <= 4000);
alter table birth_charts
  alter column name drop not null,
  alter column birth_date drop not null,
  alter column place drop not null,
  alter column latitude drop not null,
  alter column longitude drop not null,
  alter column time_zone drop not null;
-- Nothing of a sealed birth stands beside it; a row of before has all that it had, one that is being made has neither.
alter table birth_charts add constraint birth_charts_once check (
  case when sealed is null then num_nulls(name, birth_date, place, latitude, longitude, time_zone) in (0, 6)
    else num_nonnulls(name, birth_date, birth_time, place, latitude, longitude, time_zone, utc_offset) = 0 end
);

-- A kept answer repeats what was confided, births among it.
alter table idempotency_keys alter column answer drop not null;
alter table idempotency_keys add column sealed bytea;
alter table idempotency_keys add constraint idempotency_keys_once check ((answer is null) <> (sealed is null));

-- Who comes from a provider may bring a birth date, before there is an account.
alter table social_ways add column profile_sealed bytea;
alter table social_ways drop constraint social_ways_check;
alter table social_ways add constraint social_ways_check
  check ((stage = 'away') = (profile is null and profile_sealed is null));
