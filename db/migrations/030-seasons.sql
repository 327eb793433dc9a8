-- What stands in the place of the calendar's season on a site, for whole days in UTC, the last one included.
create table season_overrides (
  id bigint generated always as identity primary key,
  site_id integer not null,
  season text not null check (season in (
    'black-friday', 'black-week-end', 'cyber-monday', 'christmas-eve', 'pre-christmas-eve', 'valentine-day', 'new-year',
    'first-may', 'friday-13', 'none'
  )),
  first_day date not null,
  last_day date not null,
  check (first_day <= last_day)
);

-- Whoever writes them, the nodes renew what they keep.
create function move_content_version() returns trigger language plpgsql as $$
begin
  update content_version set version = version + 1;
  return null;
end $$;
create trigger season_overrides_published after insert or update or delete on season_overrides
  for each statement execute function move_content_version();
