-- What an editor wrote in the place of a composed text.
create table horoscope_edits (
  site_id integer not null,
  period text not null check (period in ('day', 'week', 'month', 'year')),
  first_day date not null,
  sign_id smallint not null check (sign_id between 1 and 12),
  topic text not null check (topic in ('love', 'work', 'money', 'energy', 'advice')),
  text text not null check (char_length(text) between 1 and 1000),
  edited_by bigint not null references users,
  edited_at timestamptz not null,
  primary key (site_id, period, first_day, sign_id, topic)
);
create trigger horoscope_edits_published after insert or update or delete on horoscope_edits
  for each statement execute function move_content_version();
