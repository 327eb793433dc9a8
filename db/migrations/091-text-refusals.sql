-- Numbers that text messages don't reach, and why; the row goes when another message is sent there.
create table text_refusals (
  site_id integer not null,
  -- A keyed digest: this is no address book.
  number_hash bytea not null,
  reason text not null check (reason in ('invalid', 'unreachable', 'carrier', 'blocked')),
  at timestamptz not null,
  primary key (site_id, number_hash)
);
