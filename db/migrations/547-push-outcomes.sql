-- What became of each notification, and after how long: without its device, its person or its subject.
create table push_outcomes (
  id bigint generated always as identity primary key,
  site_id integer not null,
  outcome text not null check (outcome in ('sent', 'gone', 'refused', 'late')),
  -- From when it was to be sent until the push service answered.
  seconds integer not null check (seconds >= 0),
  at timestamptz not null
);
create index push_outcomes_site on push_outcomes (site_id, at);
create index push_outcomes_at on push_outcomes (at);
