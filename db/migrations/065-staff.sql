-- When the second factor was last given in this session; a staff session without one opens nothing.
alter table sessions add column factor_at timestamptz;
-- Since when a member of the staff may no longer come in.
alter table users add column suspended_at timestamptz;

create table second_factors (
  user_id bigint primary key references users on delete cascade,
  -- Sealed with the program's secret, together with whose it is.
  secret_sealed text not null,
  -- null while it is being set up.
  enrolled_at timestamptz,
  -- The counter of the last code that was taken: it and those before are worth nothing any more.
  last_counter bigint not null default 0
);

create table recovery_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  unique (user_id, code_hash)
);
