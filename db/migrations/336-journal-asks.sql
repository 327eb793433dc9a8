alter table journal_entries
  -- The day in Paris on which the person wants to be asked what became of it, until they are asked or answer.
  add column ask_on date,
  add column asked_at timestamptz;
create index journal_entries_due on journal_entries (ask_on, id) where ask_on is not null;
