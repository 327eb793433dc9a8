-- A copy of all that is kept of a person, asked for by them, made by a job, and deleted after a week.
create table data_exports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  asked_at timestamptz not null,
  -- How far the job has come.
  done integer not null default 0,
  steps integer not null,
  finished_at timestamptz,
  -- Both sealed.
  json bytea,
  pdf bytea,
  check (done between 0 and steps),
  check ((finished_at is null) = (json is null) and (json is null) = (pdf is null))
);
create index data_exports_user on data_exports (user_id, id desc);
