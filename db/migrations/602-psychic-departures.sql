-- A psychic who stops for good, until the account is erased: whether clients saw the profile, so that it comes back as it was.
create table psychic_departures (
  psychic_id bigint primary key references psychics on delete cascade,
  asked_at timestamptz not null,
  was_live boolean not null
);
