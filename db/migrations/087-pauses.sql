-- Breaks that people take from consulting, and self-exclusions. They outlive the account, for one who comes back.
create table pauses (
  id bigint generated always as identity primary key,
  site_id integer not null,
  user_id bigint not null references users,
  kind text not null check (kind in ('break', 'exclusion')),
  -- Keyed digests of the addresses and telephones that the person proved.
  marks bytea[] not null,
  began_at timestamptz not null,
  -- null while nobody asked for the end of an exclusion.
  ends_at timestamptz,
  check (kind = 'exclusion' or ends_at is not null)
);
create index pauses_user on pauses (user_id);
create index pauses_marks on pauses using gin (marks);
