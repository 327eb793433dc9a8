-- Transfers to a psychic that staff hold back, on all sites: docs/decisions/062-collusion.md. A hold ends by itself; each
-- renewal is a row of its own, so the rows are the history.
create table payout_holds (
  id bigint generated always as identity primary key,
  psychic_id bigint not null references psychics on delete cascade,
  -- Where it was decided, whose team the psychic writes to.
  site_id integer not null,
  -- The beginning of the first one that this one renews.
  since timestamptz not null,
  begun_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 2000),
  -- No references: who left the staff is still named by what they did.
  decided_by bigint not null,
  -- Who decided the one before, if that one ended less than thirty days ago.
  former_by bigint,
  closed_at timestamptz,
  closed_as text check (closed_as in ('renewed', 'released', 'lapsed')),
  closed_by bigint,
  close_reason text check (char_length(close_reason) between 1 and 2000),
  constraint payout_hold_ends check (ends_at > begun_at and ends_at <= begun_at + interval '30 days' and since <= begun_at),
  constraint payout_hold_two_people check (former_by <> decided_by),
  constraint payout_hold_closed check ((closed_at is null) = (closed_as is null)
    and (closed_by is not null) = (closed_as in ('renewed', 'released') and closed_as is not null)
    and (close_reason is not null) = (closed_as = 'released' and closed_as is not null))
);
create unique index payout_holds_open on payout_holds (psychic_id) where closed_at is null;
create index payout_holds_psychic on payout_holds (psychic_id, id);

-- It tells what is withheld too: db/functions/payouts.sql.
drop function if exists earnings_due(integer, timestamptz, integer, integer, integer, bigint);
