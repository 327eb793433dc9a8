-- The only clock for meters and money. Test databases and the seed replace it (platform/database/given-clock.ts).
create or replace function app_now() returns timestamptz
language sql volatile parallel safe
as $$ select clock_timestamp() $$;

-- The machine's own clock. Tests step it by replacing this function.
create or replace function wall_now() returns timestamptz language sql volatile as $$ select clock_timestamp() $$;

create or replace function clock_skew_ms() returns bigint language sql stable as $$ select skew_ms from house_clock $$;

-- Records that a node saw the machine's clock differ from the house clock, as of `p_version`. False if another node
-- reported a step meanwhile: the caller reads again. Presence leases are shifted too, so that a step ends none.
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

-- An instant of a room: the house clock, offset to the machine's time when the room was requested, so that a later step
-- of the machine's clock does not count as time. Test databases and the seed replace this by a given clock
-- (platform/database/given-clock.ts).
create or replace function room_time(p_house timestamptz, p_base_ms bigint) returns timestamptz language sql immutable as $$
  select p_house + p_base_ms * interval '1 millisecond'
$$;

-- The present instant of a room or request: never earlier than what was written for it.
create or replace function room_now(p_consultation bigint, p_house timestamptz) returns timestamptz language sql stable as $$
  select greatest(room_time(p_house, c.clock_base_ms), m.last_at)
  from consultations c left join meters m on m.consultation_id = c.id where c.id = p_consultation
$$;
