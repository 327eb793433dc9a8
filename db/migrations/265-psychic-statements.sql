-- What an invoice in a psychic's name needs, from their papers and their written mandate: docs/decisions/060-statements.md.
create table psychic_tax_facts (
  psychic_id bigint primary key references psychics on delete cascade,
  legal_name text not null check (char_length(legal_name) between 1 and 140),
  address text not null check (char_length(address) between 1 and 300),
  siret text not null check (siret ~ '^\d{14}$'),
  -- 'exempt': no VAT, by article 293 B of the CGI.
  vat_status text not null check (vat_status in ('exempt', 'liable')),
  mandate_on date not null,
  changed_at timestamptz not null,
  -- No reference: who left the staff is still named by what they did.
  changed_by bigint not null
);

-- The numbered paper of a psychic's month on a site. An invoice keeps who issued it, as they were known then.
create table psychic_statements (
  site_id integer not null,
  psychic_id bigint not null references psychics,
  month date not null check (extract(day from month) = 1),
  kind text not null check (kind in ('statement', 'invoice')),
  number bigint not null check (number > 0),
  issued_at timestamptz not null,
  legal_name text,
  address text,
  siret text,
  primary key (site_id, psychic_id, month),
  unique (site_id, psychic_id, kind, number),
  constraint psychic_statements_issuer check (num_nulls(legal_name, address, siret) = case kind when 'invoice' then 0 else 3 end)
);

-- The last number of each series: psychics have their own, since an invoice is theirs.
create table psychic_statement_counters (
  site_id integer not null,
  psychic_id bigint not null,
  kind text not null,
  last bigint not null check (last > 0),
  primary key (site_id, psychic_id, kind)
);

create function psychic_statement_refuse_change() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger psychic_statements_append_only before update or delete or truncate on psychic_statements
  for each statement execute function psychic_statement_refuse_change();
