-- One offer for proving a mobile to a number and to a person, whatever accounts they go through.
create table phone_bonuses (
  -- Both are keyed digests: this is no address book.
  number_hash bytea primary key,
  person_hash bytea not null unique,
  user_id bigint not null unique,
  granted_at timestamptz not null
);
