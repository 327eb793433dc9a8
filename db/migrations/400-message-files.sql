-- A message may answer an earlier one of its room.
alter table messages add column reply_to integer;

-- What is kept in the store of files, by its random name; a row is written before its object. A name that no message
-- refers to is deleted by a job, with its object.
create table stored_files (
  name uuid primary key,
  kept_at timestamptz not null
);
create index stored_files_oldest on stored_files (kept_at);

-- The picture or voice note of a message. Each has a key of its own, sealed here with its measures: without this row
-- its objects can't be read, wherever copies of them are.
create table message_files (
  id bigint generated always as identity primary key,
  consultation_id bigint not null,
  sequence integer not null,
  kind text not null check (kind in ('picture', 'note')),
  file uuid not null unique references stored_files,
  preview uuid unique references stored_files,
  sealed bytea not null check (octet_length(sealed) <= 4000),
  unique (consultation_id, sequence),
  foreign key (consultation_id, sequence) references messages on delete cascade,
  check ((kind = 'picture') = (preview is not null))
);

-- The store that needs no other service. Objects are sealed before they come here.
create table store_objects (
  name uuid primary key,
  bytes bytea not null check (octet_length(bytes) <= 6000000)
);
-- They are random bytes: compressing them would only cost time.
alter table store_objects alter column bytes set storage external;
