-- Challenges that were solved and sent, so that each serves once; a row goes once its challenge would be too old anyway.
create table solved_challenges (
  nonce text primary key,
  expires_at timestamptz not null
);
create index solved_challenges_end on solved_challenges (expires_at);
