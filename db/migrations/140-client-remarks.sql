-- What the staff notes about a client: read with their file, told to them in their copy, erased with them.
create table client_remarks (
  id bigint generated always as identity primary key,
  client_id bigint not null references users on delete cascade,
  -- No reference: who left the staff is still named by what they wrote.
  author_id bigint not null,
  sealed bytea not null check (octet_length(sealed) <= 20000),
  written_at timestamptz not null
);
create index client_remarks_client on client_remarks (client_id, id);
