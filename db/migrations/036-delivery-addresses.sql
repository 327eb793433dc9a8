-- Where a person's letters go, as they typed it; the six lines of the envelope are made of it.
create table delivery_addresses (
  user_id bigint primary key references users on delete cascade,
  recipient text not null check (recipient <> ''),
  complement text not null,
  building text not null,
  street text not null,
  locality text not null,
  postal_code text not null check (postal_code ~ '^\d{5}$'),
  city text not null check (city <> ''),
  changed_at timestamptz not null,
  check (street <> '' or locality <> '')
);
