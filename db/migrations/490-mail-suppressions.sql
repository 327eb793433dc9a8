-- Addresses to which no offer goes, whatever is agreed to elsewhere; each is a keyed digest, of one site.
create table mail_suppressions (
  site_id integer not null,
  address_hash bytea not null,
  reason text not null check (reason in ('complaint', 'erased')),
  at timestamptz not null,
  primary key (site_id, address_hash, reason)
);
