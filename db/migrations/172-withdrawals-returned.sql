-- A withdrawal whose credit went back because its author left is refunded by nobody's decision.
alter table contract_withdrawals drop constraint withdrawal_confirmed;
alter table contract_withdrawals add constraint withdrawal_confirmed
  check (status <> 'refunded' or refund <= 10000 or confirmed_by is not null or decided_by is null);
