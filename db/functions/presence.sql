-- Adds a span to the days in Paris that it touches.
create or replace function presence_add(p_psychic bigint, p_from timestamptz, p_to timestamptz) returns void
language sql as $$
  insert into presence_days (psychic_id, day, milliseconds)
  select p_psychic, d.start::date, (1000 * extract(epoch from
      least(p_to, (d.start + interval '1 day') at time zone 'Europe/Paris')
      - greatest(p_from, d.start at time zone 'Europe/Paris')))::bigint
  from generate_series(date_trunc('day', p_from at time zone 'Europe/Paris'), p_to at time zone 'Europe/Paris',
    interval '1 day') d(start)
  where least(p_to, (d.start + interval '1 day') at time zone 'Europe/Paris')
    > greatest(p_from, d.start at time zone 'Europe/Paris')
  on conflict (psychic_id, day) do update
    -- A clock that was set back counts no time twice over a whole day.
    set milliseconds = least(presence_days.milliseconds + excluded.milliseconds, 90000000)
$$;

-- A presence counts while it is leased and has a channel open. A renewal is written down once a minute at most, the end of
-- a presence at once; what a lease that nobody renewed still covers is counted when the psychic comes back.
create or replace function presence_counts() returns trigger language plpgsql as $$
declare
  seen timestamptz := app_now();
  is_open boolean := cardinality(new.channels) > 0 and new.lease_until > seen;
  ends timestamptz;
begin
  new.counted_until := null;
  if tg_op = 'UPDATE' and old.counted_until is not null then
    ends := least(seen, old.lease_until);
    if is_open and ends = seen and ends - old.counted_until < interval '1 minute' and ends >= old.counted_until then
      new.counted_until := old.counted_until;
      return new;
    end if;
    if ends > old.counted_until then perform presence_add(new.psychic_id, old.counted_until, ends); end if;
  end if;
  if is_open then new.counted_until := seen; end if;
  return new;
end $$;

-- How long a psychic was present since a day, what is not yet written down included.
create or replace function presence_since(p_psychic bigint, p_day date) returns bigint language sql stable as $$
  select (coalesce((select sum(milliseconds) from presence_days where psychic_id = p_psychic and day >= p_day), 0)
    + coalesce((select greatest(0, 1000 * extract(epoch from least(app_now(), lease_until) - counted_until))
      from presences where psychic_id = p_psychic and counted_until is not null), 0))::bigint
$$;
