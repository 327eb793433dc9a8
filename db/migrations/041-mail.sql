-- As a mail reader shows it; mails kept before had their text alone.
alter table mailbox add column html text;

-- Addresses whose servers refuse our mails for good; the row goes when one of them is taken again.
create table mail_bounces (
  site_id integer not null,
  -- A keyed digest: this is no address book.
  address_hash bytea not null,
  status integer not null check (status between 500 and 599),
  at timestamptz not null,
  primary key (site_id, address_hash)
);
