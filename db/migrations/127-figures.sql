-- What the dashboard adds up by day, whole in the index: the tables themselves are not read.
create index consultations_figures on consultations (requested_at) include (site_id, status, accepted_at, started_at);
create index consultations_ended on consultations (ended_at) include (id, site_id) where status = 'ended';
create index receipts_figures on receipts (consultation_id) include (seconds, total);
create index consultation_events_dropped on consultation_events (at) include (consultation_id) where kind = 'dropped';
