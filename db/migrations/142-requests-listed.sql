-- What the back office lists complaints, withdrawals and messages to the house by, the number last.
create index complaints_number on complaints (site_id, id);
create index complaints_made on complaints (site_id, made_at, id);
create index complaints_answered on complaints (site_id, answered_at, made_at, id);
create index contract_withdrawals_number on contract_withdrawals (site_id, id);
create index contract_withdrawals_declared on contract_withdrawals (site_id, declared_at, id);
create index contract_withdrawals_status on contract_withdrawals (site_id, status, declared_at, id);
create index contact_messages_number on contact_messages (site_id, id);
create index contact_messages_sent on contact_messages (site_id, sent_at, id);
create index contact_messages_closed on contact_messages (site_id, closed_at, id);
create index contact_messages_subject on contact_messages (site_id, subject, id);
-- The same rows stand in these.
drop index complaints_open;
drop index contract_withdrawals_open;
-- What tells the same words from others is looked up by them: beginning with the site, it would be taken for a list.
alter table complaints drop constraint complaints_site_id_email_key_text_hash_key,
  add constraint complaints_same_words unique (email_key, text_hash, site_id);
alter table contact_messages drop constraint contact_messages_site_id_digest_key,
  add constraint contact_messages_same_words unique (digest, site_id);
drop index contact_messages_waiting;
