-- What the back office narrows the audit log by.
create index audit_log_act on audit_log (site_id, act, id);
create index audit_log_actor on audit_log (site_id, actor_id, id);
create index audit_log_subject on audit_log (site_id, subject, id);
create index audit_log_at on audit_log (site_id, at, id);
