-- A refusal did nothing: it is no answer under a key any more, so that the same key may try again.
delete from idempotency_keys where status <> 200;
alter table idempotency_keys add constraint idempotency_keys_done check (status is null or status = 200);
