-- What one person of the staff gave back alone in a day, whatever it was for: never above 100 EUR.
create table staff_refunds (
  staff_id bigint not null references users,
  day date not null,
  cents bigint not null constraint staff_refunds_most check (cents between 0 and 10000),
  primary key (staff_id, day)
);

-- Whether the psychic gives back their part of a refund, or the house pays all of it.
alter table dispute_answers add column bearer text check (bearer in ('psychic', 'house'));
update dispute_answers set bearer = case when refund = price then 'psychic' else 'house' end where decision = 'refund';
alter table dispute_answers add check ((decision = 'refund') = (bearer is not null));

-- A refund that the provider does not confirm: from given_up_at on, somebody of the staff sees to it.
alter table order_refunds
  add column given_up_at timestamptz,
  -- Who of the staff paid it by another way, under which reference.
  add column paid_by bigint references users;
create index order_refunds_given_up on order_refunds (given_up_at, id);
create index order_refunds_asked on order_refunds (asked_at, id);
create index order_refunds_open on order_refunds (asked_at) where provider_reference is null;
create index orders_pending on orders (created_at) where status = 'pending';

-- What the nightly watch counts of thirty days.
create index consultation_events_gifts on consultation_events (at) where kind = 'gift';
create index waivers_day on waivers (day);
