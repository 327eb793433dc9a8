-- The one clock of meters and money. Test databases and the seed replace it (platform/database/given-clock.ts).
create or replace function app_now() returns timestamptz
language sql volatile parallel safe
as $$ select clock_timestamp() $$;

-- The machine's own clock. Tests step it by replacing this.
create or replace function wall_now() returns timestamptz language sql volatile as $$ select clock_timestamp() $$;

create or replace function clock_skew_ms() returns bigint language sql stable as $$ select skew_ms from house_clock $$;

-- A node saw that the machine's clock is not where the house clock says, as of `p_version`. False where another node
-- told of a step meanwhile: whoever asks reads again. Leases of presence move along, so that a step takes nobody's away.
create or replace function clock_stepped(p_version integer, p_skew_ms bigint, p_node text) returns boolean language plpgsql as $$
declare step bigint;
begin
  update house_clock h set skew_ms = p_skew_ms, version = p_version + 1, node = p_node
    from house_clock was where h.version = p_version and was.only_row
    returning p_skew_ms - was.skew_ms into step;
  if step is null then return false; end if;
  insert into clock_steps (version, at, step_ms, node) values (p_version + 1, wall_now(), step, p_node);
  update presences set lease_until = lease_until + step * interval '1 millisecond';
  return true;
end $$;

-- An instant of a room: the house clock, set to the hour that the machine showed when the room was asked for, so that a
-- step is no time to it. Test databases and the seed replace this by a given clock (platform/database/given-clock.ts).
create or replace function room_time(p_house timestamptz, p_base_ms bigint) returns timestamptz language sql immutable as $$
  select p_house + p_base_ms * interval '1 millisecond'
$$;

-- Now, in a room or a request: never behind what was written there.
create or replace function room_now(p_consultation bigint, p_house timestamptz) returns timestamptz language sql stable as $$
  select greatest(room_time(p_house, c.clock_base_ms), m.last_at)
  from consultations c left join meters m on m.consultation_id = c.id where c.id = p_consultation
$$;
