-- Who a person is at a provider: one account of a site for each, one of each provider for an account.
create table social_identities (
  id bigint generated always as identity primary key,
  site_id integer not null,
  user_id bigint not null references users on delete cascade,
  provider text not null check (provider in ('facebook', 'google')),
  subject text not null check (char_length(subject) between 1 and 255),
  -- The specification's mark of the registration that brought the account; null when an account was linked later.
  entry_point text check (entry_point in ('registration_facebook', 'registration_google')),
  linked_at timestamptz not null,
  unique (site_id, provider, subject),
  unique (user_id, provider)
);

-- A way to a provider and back, bound to one browser by a secret in its cookie. State, nonce and proof key come from that
-- secret and are kept nowhere. After the way back the row holds who came, until the account is completed or proved.
create table social_ways (
  id bigint generated always as identity primary key,
  secret_hash bytea not null unique,
  site_id integer not null,
  provider text not null check (provider in ('facebook', 'google')),
  stage text not null check (stage in ('away', 'register', 'prove')),
  -- Whose account is being linked; null where nobody was signed in.
  user_id bigint references users on delete cascade,
  entry_point text,
  return_to text not null,
  profile jsonb,
  code_hash bytea,
  code_expires_at timestamptz,
  tries integer not null default 0,
  expires_at timestamptz not null,
  check ((stage = 'away') = (profile is null)),
  check ((code_hash is null) = (code_expires_at is null))
);
create index social_ways_end on social_ways (expires_at);

-- What the provider of the demonstration agreed to.
create table sandbox_grants (
  code text primary key,
  profile jsonb not null,
  redirect_uri text not null,
  challenge text not null,
  nonce text not null,
  expires_at timestamptz not null
);

alter table users add column is_partner boolean not null default false;
