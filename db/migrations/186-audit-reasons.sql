-- Why the staff did something, in their own words, which may name somebody. An entry of the log holds a digest of it, made
-- with a random salt that is sealed here with the words: what is here can be erased, and can't be changed unseen.
-- From here on audit_log.reason stays empty.
create table audit_reasons (
  entry_id bigint primary key,
  -- Clients whom the act was about though its subject names none of them, such as those whom a search found.
  people bigint[] not null,
  sealed bytea not null check (octet_length(sealed) <= 20000)
);
create index audit_reasons_people on audit_reasons using gin (people);
