-- What looks like a psychic and accounts of clients who act together, by month in Paris: docs/decisions/062-collusion.md.
create table collusion_findings (
  id bigint generated always as identity primary key,
  psychic_id bigint not null references psychics on delete cascade,
  month date not null check (extract(day from month) = 1),
  rule text not null,
  -- What the rule counts, of how many, and from how many on it is told.
  found bigint not null,
  total bigint not null,
  least bigint not null,
  -- All figures of the month, as of the last time.
  figures jsonb not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- When the staff were told; null until then.
  told_at timestamptz,
  closed_at timestamptz,
  -- No reference: who left the staff is still named by what they did.
  closed_by bigint,
  -- What had been found then: twice as much opens it again.
  closed_found bigint,
  unique (psychic_id, month, rule),
  constraint collusion_findings_closed check (num_nulls(closed_at, closed_by, closed_found) in (0, 3))
);
create index collusion_findings_last on collusion_findings (last_at, id);
create index collusion_findings_rule on collusion_findings (rule, id);
create index collusion_findings_closed_at on collusion_findings (closed_at, id);
create index collusion_findings_untold on collusion_findings (psychic_id) where told_at is null;
