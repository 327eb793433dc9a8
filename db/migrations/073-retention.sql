-- For how many months a client's conversations are kept, as they chose, and when they were told that an account that
-- never served goes.
alter table users add column conversation_months smallint not null default 24 check (conversation_months in (3, 12, 24)),
  add column warned_at timestamptz;
