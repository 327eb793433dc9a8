-- The address that shall take the place of a proved one, once the code sent to it is given.
create table address_changes (
  user_id bigint primary key references users on delete cascade,
  email text not null,
  email_key text not null,
  asked_at timestamptz not null
);
