-- A dispute bears its site, so that a hundred thousand of them are counted without looking at each consultation.
alter table disputes add column site_id integer;
update disputes d set site_id = c.site_id from consultations c where c.id = d.consultation_id;
alter table disputes alter column site_id set not null;
drop index disputes_opened;
drop index disputes_status;
create index disputes_opened on disputes (site_id, opened_at, consultation_id);
create index disputes_status on disputes (site_id, status, opened_at, consultation_id);
create index disputes_number on disputes (site_id, consultation_id);

-- The clients who are there are counted from the index alone.
drop index users_role;
drop index users_created;
drop index users_suspended;
drop index users_name;
create index users_clients on users (site_id, id) where role = 'client' and erased_at is null;
create index users_clients_created on users (site_id, created_at, id) where role = 'client' and erased_at is null;
create index users_clients_suspended on users (site_id, suspended_at, id) where role = 'client' and erased_at is null;
create index users_clients_name on users (site_id, lower(first_name), id) where role = 'client' and erased_at is null;
create index users_staff on users (site_id, role, id) where role in ('editor', 'moderator', 'support', 'admin');
