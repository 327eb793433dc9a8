-- What a client wishes to talk about, if they say it when they ask.
alter table consultations add column theme text
  check (theme in ('love', 'work', 'money', 'self'));
