-- A span may pass midnight: it belongs to the day on which it begins.
alter table psychic_hours drop constraint psychic_hours_check;
alter table psychic_hours add constraint psychic_hours_order
  check (to_minute > from_minute and to_minute <= from_minute + 1440 and to_minute <= 1920);

-- Other hours on one day, or none: pairs of minutes from midnight in Paris, as in psychic_hours.
create table psychic_day_hours (
  psychic_id bigint not null references psychics on delete cascade,
  day date not null,
  spans integer[] not null,
  primary key (psychic_id, day),
  constraint psychic_day_hours_pairs check (cardinality(spans) % 2 = 0)
);

create extension if not exists btree_gist;

create table psychic_holidays (
  id bigint generated always as identity primary key,
  psychic_id bigint not null references psychics on delete cascade,
  from_day date not null,
  to_day date not null,
  constraint psychic_holidays_order check (to_day >= from_day),
  constraint psychic_holidays_apart exclude using gist (psychic_id with =, daterange(from_day, to_day, '[]') with &&)
);
