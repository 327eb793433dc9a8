-- What the demo world has already; a killed seed goes on after the last of them.
create table seed_steps (
  name text primary key,
  done_at timestamptz not null default now()
);
