-- A question that any psychic of a site answers, at the house's expense. The words are the client's to erase.
create table free_questions (
  id bigint generated always as identity primary key,
  site_id integer not null,
  client_id bigint not null references users,
  theme text not null check (theme in ('love', 'work', 'money', 'self')),
  -- The page that it was asked on.
  path text not null check (char_length(path) <= 301),
  sealed bytea not null check (octet_length(sealed) <= 20000),
  status text not null default 'waiting' check (status in ('waiting', 'answered', 'lapsed')),
  asked_at timestamptz not null
);
create index free_questions_client on free_questions (client_id, id);
create index free_questions_listed on free_questions (site_id, id);
create index free_questions_asked on free_questions (site_id, asked_at, id);
create index free_questions_status on free_questions (site_id, status, id);
create trigger free_questions_forgotten after delete on free_questions
  for each row execute function pool_forget('question');

-- Who had a question, by a keyed digest of their mailbox, until they may ask again.
create table free_question_turns (
  person_hash bytea primary key,
  question_id bigint not null,
  asked_at timestamptz not null
);
create index free_question_turns_question on free_question_turns (question_id);

-- What is paid to a psychic: it outlives the words, and its question.
create table free_answers (
  id bigint generated always as identity primary key,
  question_id bigint not null,
  site_id integer not null,
  client_id bigint not null,
  psychic_id bigint not null references psychics,
  sealed bytea check (octet_length(sealed) <= 40000),
  -- To recognise the same words sent to several people.
  text_hash bytea not null,
  -- What a moderator should look at.
  flags text[] not null default '{}',
  -- Cents, as agreed when it was written.
  fee integer not null check (fee between 0 and 10000),
  status text not null default 'sent' check (status in ('sent', 'accepted', 'refused')),
  written_at timestamptz not null,
  decided_at timestamptz,
  -- null if its term ended without a word.
  decided_by bigint,
  -- Told to the psychic.
  refusal_reason text check (char_length(refusal_reason) <= 2000),
  is_useful boolean,
  reported_at timestamptz,
  report_topic text check (report_topic in
    ('health', 'death', 'pregnancy', 'gambling', 'curse', 'solicitation', 'conduct', 'other')),
  sealed_report bytea check (octet_length(sealed_report) <= 20000),
  check ((status = 'sent') = (decided_at is null)),
  check ((status = 'refused') = (refusal_reason is not null)),
  check ((reported_at is null) = (report_topic is null))
);
create unique index free_answers_one on free_answers (question_id) where status <> 'refused';
create index free_answers_of on free_answers (question_id, psychic_id);
create index free_answers_client on free_answers (client_id);
create index free_answers_words on free_answers (psychic_id, text_hash);
create index free_answers_due on free_answers (written_at) where status = 'sent';
create index free_answers_listed on free_answers (site_id, id);
create index free_answers_written on free_answers (site_id, written_at, id);
create index free_answers_status on free_answers (site_id, status, id);
create index free_answers_reported on free_answers (site_id, reported_at, id);
