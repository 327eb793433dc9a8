-- The last day in Paris whose sky was mailed to a client who chose it.
create table own_day_mails (
  user_id bigint primary key references users on delete cascade,
  mailed_on date not null
);

-- Each morning those who chose it are found among all answers.
create index consent_proofs_own_day on consent_proofs (user_id, id desc) where type = 'OWN_TODAY';
