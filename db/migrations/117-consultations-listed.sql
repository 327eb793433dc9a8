-- What the back office lists consultations, disputes, clients and members by, the number last.
create index consultations_site on consultations (site_id, id);
create index consultations_requested on consultations (site_id, requested_at, id);
create index consultations_status on consultations (site_id, status, id);
create index disputes_opened on disputes (opened_at, consultation_id);
create index disputes_status on disputes (status, opened_at, consultation_id);
create index users_role on users (site_id, role, id);
create index users_created on users (site_id, role, created_at, id);
create index users_suspended on users (site_id, role, suspended_at, id);
create index users_name on users (site_id, role, lower(first_name), id);
