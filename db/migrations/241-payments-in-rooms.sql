-- The room from which an order was made.
alter table orders add column consultation_id bigint references consultations;

-- The order for whose payment a meter was paused, once in a room.
alter table meters add column paying_order bigint references orders;
alter table meters drop constraint meters_pause_reason_check;
alter table meters add constraint meters_pause_reason_check
  check (pause_reason in ('drop', 'silence', 'absence', 'payment'));
alter table consultation_events drop constraint consultation_events_kind_check;
alter table consultation_events add constraint consultation_events_kind_check check (kind in (
    'requested', 'accepted', 'refused', 'missed', 'cancelled', 'started', 'dropped', 'delivered', 'resumed',
    'silent', 'asked', 'gift', 'warned', 'paying', 'topped-up', 'ended', 'disputed'));
