-- The offered time of a person waits for a mobile where others like them had it: granted_at is null until then.
alter table free_time_grants alter column granted_at drop not null;
alter table free_time_grants add column claimed_at timestamptz;
update free_time_grants set claimed_at = granted_at;
alter table free_time_grants alter column claimed_at set not null;
-- Keyed digests: the mobile that stands for the person, once for a site; and what accounts that come together share,
-- each forgotten when it counts no more.
alter table free_time_grants add column number_hash bytea unique;
alter table free_time_grants add column device_hash bytea, add column network_hash bytea, add column domain_hash bytea;
create index free_time_grants_user on free_time_grants (user_id);
create index free_time_grants_device on free_time_grants (device_hash) where device_hash is not null;
create index free_time_grants_network on free_time_grants (network_hash, claimed_at) where network_hash is not null;
create index free_time_grants_domain on free_time_grants (domain_hash, claimed_at) where domain_hash is not null;
