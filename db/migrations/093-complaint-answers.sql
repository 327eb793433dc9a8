-- Who of the staff took a complaint, and who answered it.
alter table complaints
  add column taken_by bigint references users,
  add column taken_at timestamptz,
  add column answered_by bigint references users,
  add check ((taken_by is null) = (taken_at is null));
create index complaints_open on complaints (site_id, made_at) where answered_at is null;
