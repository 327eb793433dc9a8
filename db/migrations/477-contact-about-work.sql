-- A message may be about working here.
alter table contact_messages drop constraint contact_messages_subject_check;
alter table contact_messages add constraint contact_messages_subject_check
  check (subject in ('consultation', 'payment', 'account', 'data', 'technical', 'press', 'work', 'other'));
