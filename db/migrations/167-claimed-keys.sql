-- A call that reaches outside holds no transaction while it waits there: its key is claimed for a while instead. The
-- reference stays the same however often the call is tried, so that the provider knows it again.
alter table idempotency_keys
  alter column status drop not null,
  add column claimed_until timestamptz,
  add column reference uuid,
  drop constraint idempotency_keys_once,
  add constraint idempotency_keys_once check (
    case when claimed_until is null then status is not null and (answer is null) <> (sealed is null)
    else status is null and answer is null and sealed is null and reference is not null end);
