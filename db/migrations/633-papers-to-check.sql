-- The few papers that were sent and that nobody has checked, for the dashboard and the list of psychics.
create index psychic_documents_to_check on psychic_documents (psychic_id) where outcome is null and kept_by is null;
