-- Who of the staff looked at a dispute last, so that a second one is told.
alter table disputes add column seen_by bigint references users, add column seen_at timestamptz;

-- What the staff answers. One answer to a dispute, above 100 EUR by two people, never above what was paid.
create table dispute_answers (
  consultation_id bigint primary key references disputes,
  decision text not null check (decision in ('refund', 'reject')),
  refund bigint not null,
  price bigint not null,
  -- Said to the client.
  reason text not null check (char_length(reason) between 1 and 2000),
  decided_by bigint not null references users,
  decided_at timestamptz not null,
  -- null while a second person must confirm.
  settled_at timestamptz,
  confirmed_by bigint references users,
  check (refund between 0 and price),
  check (decision = 'refund' or refund = 0),
  constraint dispute_two_people check (confirmed_by <> decided_by),
  constraint dispute_confirmed check (refund <= 10000 or settled_at is null or confirmed_by is not null)
);

-- Why a review was refused, and when a person of the staff decided.
alter table reviews add column moderated_at timestamptz, add column refusal_reason text;
