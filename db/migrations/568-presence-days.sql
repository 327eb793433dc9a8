-- How long psychics were present on each day in Paris, with at least one channel open. It is counted from the leases that
-- a workspace renews: docs/decisions/102-accountability.md.
create table presence_days (
  psychic_id bigint not null references psychics on delete cascade,
  day date not null,
  -- A day of 25 hours at most.
  milliseconds bigint not null check (milliseconds between 0 and 90000000),
  primary key (psychic_id, day)
);
create index presence_days_day on presence_days (day);

-- Until when an open presence was counted; null while no channel is open.
alter table presences add column counted_until timestamptz;

-- db/functions/presence.sql says what it does.
create function presence_counts() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger presences_count before insert or update on presences for each row execute function presence_counts();
