-- Sentences that a psychic writes once and sends often, with variables.
create table canned_answers (
  id bigint generated always as identity primary key,
  psychic_id bigint not null references psychics on delete cascade,
  label text not null check (char_length(label) between 1 and 40),
  text text not null check (char_length(text) between 1 and 1000)
);
create index canned_answers_psychic on canned_answers (psychic_id, id);

-- The first words of a psychic, sent by themselves when a request by chat is accepted, if they wish it.
create table greetings (
  psychic_id bigint primary key references psychics on delete cascade,
  text text not null check (char_length(text) between 1 and 1000),
  at_once boolean not null default false
);
