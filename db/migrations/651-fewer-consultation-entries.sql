-- A consultation that has ended is found by its site and number: of the statuses of a list only the others, which are
-- few, need an index, and an end writes none.
drop index consultations_status;
create index consultations_status on consultations (site_id, status, id) where status <> 'ended';
