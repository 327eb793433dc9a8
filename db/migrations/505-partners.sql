-- An agreement with a partner on one brand. Its links bear the code as their partner_id.
create table partners (
  id bigint generated always as identity primary key,
  site_id integer not null,
  code text not null check (code ~ '^[A-Za-z0-9_.:~-]{1,64}$'),
  name text not null check (char_length(name) between 1 and 80),
  made_at timestamptz not null,
  constraint partners_code unique (site_id, code)
);

-- The share of payments that a partner earns, in hundredths of a percent, from a day in Paris on.
create table partner_rates (
  partner_id bigint not null references partners,
  since date not null,
  rate integer not null check (rate between 0 and 5000),
  primary key (partner_id, since)
);

-- The API key is kept as a keyed digest, and the secret that signs is sealed: both are shown once.
create table partner_keys (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partners,
  digest bytea not null unique check (octet_length(digest) = 32),
  -- The key's first characters, to tell it from others.
  hint text not null check (char_length(hint) between 4 and 12),
  sealed bytea not null,
  made_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index partner_keys_partner on partner_keys (partner_id, id);

-- The nonces of signed requests that were let in.
create table partner_nonces (
  key_id bigint not null references partner_keys on delete cascade,
  digest bytea not null check (octet_length(digest) = 32),
  seen_at timestamptz not null,
  primary key (key_id, digest)
);
create index partner_nonces_seen on partner_nonces (seen_at);

create index touches_partner on touches (site_id, partner_id, arrived_at) where partner_id is not null;
