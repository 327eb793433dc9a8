-- The shelf holds the pictures of contents too: each in its own shape, up to 1440 wide.
alter table images drop constraint images_kind_check;
alter table images add constraint images_kind_check check (kind in ('portrait', 'content'));
alter table images drop constraint images_bytes_check;
alter table images add constraint images_bytes_check check (octet_length(bytes) between 1 and 8000000);

-- What contents may show, on every site; its files are on the shelf under its hash.
create table pictures (
  id bigint generated always as identity primary key,
  hash text not null unique check (hash ~ '^[0-9a-f]{32}$'),
  -- Of the largest file.
  width integer not null check (width between 64 and 1440),
  height integer not null check (height between 64 and 2160),
  name text not null check (char_length(name) between 1 and 200),
  -- What it says to who does not see it; null for what only decorates.
  alt text check (char_length(alt) between 1 and 300),
  added_at timestamptz not null,
  -- No reference: who left the staff is still named by what they did.
  added_by bigint not null
);
create index pictures_added on pictures (added_at, id);
create index pictures_name_read on pictures (lower(name));
