-- The request that used a ticket: if nobody answers it, the ticket is open again.
alter table queue_tickets add column consultation_id bigint references consultations on delete set null;
-- Whether the client took back a request of it before: a turn is given back for that once.
alter table queue_tickets add column was_returned boolean not null default false;
create index queue_tickets_request on queue_tickets (consultation_id) where consultation_id is not null;
