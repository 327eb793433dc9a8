-- The private address at which an applicant follows their application; only its digest is kept.
create table application_links (
  psychic_id bigint primary key references psychics on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  made_at timestamptz not null
);

-- A charter that an applicant signed: its version, the digest of the very words, and the name as they typed it.
create table charter_signatures (
  psychic_id bigint not null references psychics on delete cascade,
  version text not null,
  words_digest bytea not null check (octet_length(words_digest) = 32),
  name text not null check (char_length(name) between 1 and 120),
  signed_at timestamptz not null,
  primary key (psychic_id, version)
);

-- null: sent by the applicant.
alter table psychic_documents alter column kept_by drop not null;
