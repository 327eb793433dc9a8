-- How often signed-in clients opened a psychic's profile, by day in Paris; nothing says who: docs/decisions/102-accountability.md.
create table profile_views (
  psychic_id bigint not null references psychics on delete cascade,
  site_id integer not null,
  day date not null,
  views integer not null check (views > 0),
  primary key (psychic_id, site_id, day)
);
create index profile_views_day on profile_views (day);
