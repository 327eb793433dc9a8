-- Rooms count time by the house clock: nodes carry it on by clocks that only run, and it is the same on all of them. The
-- clock of the machine is read by wall_now() alone; skew_ms is how far its steps have taken it from the house clock.
create table house_clock (
  only_row boolean primary key default true check (only_row),
  skew_ms bigint not null default 0,
  -- How many steps were seen, and the node that saw the last one.
  version integer not null default 0,
  node text
);
insert into house_clock default values;

create table clock_steps (
  version integer primary key,
  -- The hour that the machine showed after the step.
  at timestamptz not null,
  step_ms bigint not null,
  node text not null
);

-- The machine's own clock. Tests step it by replacing this.
create function wall_now() returns timestamptz language sql volatile as $$ select clock_timestamp() $$;

create function clock_skew_ms() returns bigint language sql stable as $$ select skew_ms from house_clock $$;

-- An instant of a room: the house clock, set to the hour that the machine showed when the room was asked for, so that a
-- step is no time to it. Test databases and the seed replace this by a given clock (platform/database/given-clock.ts).
create function room_time(p_house timestamptz, p_base_ms bigint) returns timestamptz language sql immutable as $$
  select p_house + p_base_ms * interval '1 millisecond'
$$;

-- A node saw that the machine's clock is not where the house clock says, as of `p_version`. False where another node
-- told of a step meanwhile: whoever asks reads again. Leases of presence move along, so that a step takes nobody's away.
create function clock_stepped(p_version integer, p_skew_ms bigint, p_node text) returns boolean language plpgsql as $$
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

alter table consultations add column clock_base_ms bigint not null default clock_skew_ms();
