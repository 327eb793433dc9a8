-- Complaints, with an account or without one, for staff to answer.
create table complaints (
  id bigint generated always as identity primary key,
  site_id integer not null,
  -- Of the receipt; it says nothing and can't be guessed.
  reference text not null unique,
  user_id bigint references users,
  name text not null check (char_length(name) between 1 and 120),
  email text not null,
  email_key text not null,
  about text not null default '' check (char_length(about) <= 200),
  text text not null check (char_length(text) between 1 and 4000),
  -- The same words again, from the same person, are the same complaint.
  text_hash bytea not null,
  made_at timestamptz not null,
  answer_by timestamptz not null,
  answered_at timestamptz,
  answer text check (char_length(answer) between 1 and 4000),
  check ((answered_at is null) = (answer is null)),
  unique (site_id, email_key, text_hash)
);
create index complaints_user on complaints (user_id, id desc) where user_id is not null;
