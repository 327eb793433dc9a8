-- What the staff answers to a withdrawal: what goes back of which order, above 100 EUR by two people, or why nothing does.
alter table contract_withdrawals
  add column refund_order_id bigint references orders,
  add column refund bigint check (refund > 0),
  -- Said to its author.
  add column reason text check (char_length(reason) between 1 and 2000),
  add column decided_by bigint references users,
  -- Set while status is still 'received': a refund that waits for a second person.
  add column decided_at timestamptz,
  add column confirmed_by bigint references users,
  add check ((refund is null) = (refund_order_id is null)),
  add check ((decided_by is null) = (decided_at is null)),
  add constraint withdrawal_two_people check (confirmed_by <> decided_by),
  add constraint withdrawal_confirmed check (status <> 'refunded' or refund <= 10000 or confirmed_by is not null);
create index contract_withdrawals_open on contract_withdrawals (site_id, declared_at) where status = 'received';
