-- That a consultation begins at once is agreed to for each of them, on its own.
alter table consent_proofs
  add column consultation_id bigint references consultations on delete cascade,
  add constraint consent_proofs_request check ((type = 'START_AT_ONCE') = (consultation_id is not null));
create unique index consent_proofs_consultation on consent_proofs (consultation_id) where consultation_id is not null;
