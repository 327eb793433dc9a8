-- Since when no profile shows a picture: its files go a day later, when no page that was kept names them.
alter table images add column left_at timestamptz;
create index images_left on images (left_at);
create index portraits_hash on portraits (hash);
update images i set left_at = app_now() where not exists (select from portraits p where p.hash = i.hash);

create function portrait_left() returns trigger language plpgsql as $$
begin
  update images set left_at = app_now()
    where hash = old.hash and not exists (select from portraits p where p.hash = old.hash);
  return null;
end $$;
create trigger portraits_left after update of hash or delete on portraits
  for each row execute function portrait_left();
