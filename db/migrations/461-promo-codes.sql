-- Codes that give promotional credit or free time, once per person.
create table promo_codes (
  id bigint generated always as identity primary key,
  site_id integer not null,
  -- Capitals, digits and hyphens.
  code text not null check (code ~ '^[A-Z0-9-]{4,24}$'),
  cents bigint not null default 0 check (cents between 0 and 5000),
  seconds bigint not null default 0 check (seconds between 0 and 1800),
  -- How many people may use it.
  uses_most integer not null check (uses_most between 1 and 100000),
  -- Given with the person's first paid purchase.
  first_purchase boolean not null,
  since timestamptz not null,
  until timestamptz not null check (until > since),
  ended_at timestamptz,
  set_by bigint not null,
  reason text not null,
  unique (site_id, code),
  check ((cents > 0) <> (seconds > 0))
);
create index promo_codes_listed on promo_codes (site_id, id);
create index promo_codes_code on promo_codes (site_id, lower(code), id);
create index promo_codes_until on promo_codes (site_id, until, id);

create table promo_redemptions (
  id bigint generated always as identity primary key,
  code_id bigint not null references promo_codes,
  user_id bigint not null references users,
  -- One for all aliases of a mailbox.
  person_hash bytea not null,
  taken_at timestamptz not null,
  -- Until when it waits for a first purchase, and keeps its place among the uses.
  waits_until timestamptz,
  given_at timestamptz,
  -- Of the attempt that took it: the same one again gets the same answer.
  reference uuid not null,
  unique (code_id, person_hash),
  check (given_at is not null or waits_until is not null)
);
create index promo_redemptions_user on promo_redemptions (user_id, id);
