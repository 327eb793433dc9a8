-- What the back office lists proofs of consent, copies of data and departures by, the number last.
create index consent_proofs_site on consent_proofs (site_id, id);
create index consent_proofs_given on consent_proofs (site_id, given_at, id);
create index consent_proofs_type on consent_proofs (site_id, type, id);
create index consent_proofs_form on consent_proofs (site_id, form_type, id);
create index consent_proofs_client on consent_proofs (site_id, user_id, id);
create index data_exports_asked on data_exports (asked_at, id);
create index data_exports_finished on data_exports (finished_at, id);
create index users_leaves on users (site_id, role, leaves_at, id) where leaves_at is not null;
create index users_erased on users (site_id, role, erased_at, id);
