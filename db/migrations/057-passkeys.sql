-- A key that opens an account: its secret half stays with the person's devices, this is the other one.
create table passkeys (
  id bigint generated always as identity primary key,
  site_id integer not null,
  user_id bigint not null references users on delete cascade,
  -- As the device names it, in base64url.
  credential_id text not null check (char_length(credential_id) between 1 and 1400),
  -- What the device was told of whose it is; it says nothing to others.
  user_handle text not null,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  used_at timestamptz,
  unique (site_id, credential_id)
);
create index passkeys_user on passkeys (user_id, id);

-- What a device must sign, once.
create table passkey_challenges (
  challenge text primary key,
  -- Who asked, and alone may bring it back: the session that adds a key, the browser that signs in.
  bound_to text not null,
  purpose text not null check (purpose in ('add', 'sign-in')),
  expires_at timestamptz not null
);
create index passkey_challenges_end on passkey_challenges (expires_at);
