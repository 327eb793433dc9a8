-- Pictures live in the database, since several nodes share it. One picture is stored in several sizes and formats, named
-- by the digest of them all, so that an address never changes its content.
create table images (
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width between 16 and 4096),
  format text not null check (format in ('avif', 'webp')),
  kind text not null check (kind in ('portrait')),
  bytes bytea not null check (octet_length(bytes) between 1 and 2000000),
  made_at timestamptz not null default now(),
  primary key (hash, width, format)
);

create table portraits (
  psychic_id bigint primary key references psychics on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{32}$')
);
