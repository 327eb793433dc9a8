-- Horoscopes as they were composed, for all signs of a span at once. Another edition of the sentences is another row.
create table horoscopes (
  period text not null check (period in ('day', 'week', 'month', 'year')),
  first_day date not null,
  sign_id smallint not null check (sign_id between 1 and 12),
  edition text not null,
  sections jsonb not null,
  made_at timestamptz not null,
  primary key (period, first_day, sign_id, edition)
);
