create table users (
  id bigint generated always as identity primary key,
  site_id integer not null,
  role text not null default 'client'
    check (role in ('client', 'psychic', 'editor', 'moderator', 'support', 'admin')),
  first_name text not null check (char_length(first_name) between 1 and 60),
  email text,
  -- What two spellings of one address share; see features/accounts/rules.ts.
  email_key text,
  email_proved_at timestamptz,
  password_hash text,
  gender text not null default 'unknown' check (gender in ('male', 'female', 'unknown')),
  birth_date date,
  can_develop boolean not null default false,
  created_at timestamptz not null default app_now(),
  check ((email is null) = (email_key is null)),
  check (email is not null or email_proved_at is null)
);
-- An unproven address may stand in several accounts, so that registration says nothing of who has one.
create unique index users_proven_email on users (site_id, email_key) where email_proved_at is not null;
create index users_email on users (site_id, email_key);

create table sessions (
  id bigint generated always as identity primary key,
  secret_hash bytea not null unique,
  reference text not null unique,
  site_id integer not null,
  user_id bigint references users on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id) where user_id is not null;

create table address_proofs (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz
);
create index address_proofs_user on address_proofs (user_id, id desc);

-- Counters of refused attempts live here, so that they hold over several nodes and a restart.
create table attempts (
  id bigint generated always as identity primary key,
  scope text not null,
  at timestamptz not null
);
create index attempts_scope on attempts (scope, at);

create table consent_proofs (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  site_id integer not null,
  form_type text not null,
  type text not null,
  agreed boolean not null,
  text_shown text not null,
  text_version integer not null,
  text_hash bytea not null,
  address_hash bytea not null,
  given_at timestamptz not null
);
create index consent_proofs_user on consent_proofs (user_id, type, id desc);

create table idempotency_keys (
  owner text not null,
  key text not null,
  body_hash bytea not null,
  status integer not null,
  answer jsonb not null,
  created_at timestamptz not null default app_now(),
  primary key (owner, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table texts (
  site_id integer not null,
  locale text not null check (locale in ('fr', 'en', 'es', 'de')),
  key text not null,
  value text not null,
  primary key (site_id, locale, key)
);
create table offers (
  site_id integer not null,
  type text not null,
  text text not null,
  primary key (site_id, type)
);
-- Moved in the transaction of each publication; nodes read it to renew what they keep.
create table content_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into content_version (version) values (1);
