-- A turn may be told by a notification on a device.
alter table queue_tickets drop constraint queue_tickets_way_check;
alter table queue_tickets add constraint queue_tickets_way_check check (way in ('page', 'push', 'email', 'sms'));
