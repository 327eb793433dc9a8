-- Whether the client began to add credit at this turn, which is then kept for longer.
alter table queue_tickets add column topped_up boolean not null default false;
