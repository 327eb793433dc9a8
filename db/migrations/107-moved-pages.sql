-- Where a page stood before: old links go on working. Whoever renames an entry or a psychic, the database remembers.
create table moved_pages (
  site_id integer not null,
  old_path text not null,
  new_path text not null check (new_path <> old_path),
  moved_at timestamptz not null default app_now(),
  primary key (site_id, old_path)
);

-- Every old path leads to the present one at once, and none to where it stands itself.
create function remember_move(site integer, was text, now_at text) returns void language plpgsql as $$
begin
  if was = now_at then
    return;
  end if;
  delete from moved_pages where site_id = site and old_path = now_at;
  update moved_pages set new_path = now_at where site_id = site and new_path = was;
  insert into moved_pages (site_id, old_path, new_path) values (site, was, now_at)
    on conflict (site_id, old_path) do update set new_path = excluded.new_path, moved_at = excluded.moved_at;
end $$;

create function content_path(kind text, address text, data jsonb) returns text language sql immutable as $$
  select case kind
    when 'article' then '/mag/' || address
    when 'term' then '/' || (data ->> 'glossary') || '/lexique/' || address
    when 'page' then address
  end
$$;

create function content_moved() returns trigger language plpgsql as $$
begin
  perform remember_move(new.site_id, content_path(old.kind, old.address, old.data),
    content_path(new.kind, new.address, new.data));
  return null;
end $$;
-- A question has no page of its own.
create trigger content_entries_moved after update on content_entries
  for each row when (new.kind <> 'question' and content_path(old.kind, old.address, old.data)
    <> content_path(new.kind, new.address, new.data)) execute function content_moved();

create function psychic_moved() returns trigger language plpgsql as $$
begin
  perform remember_move(site_id, '/voyance/' || old.slug, '/voyance/' || new.slug)
    from psychic_listings where psychic_id = new.id;
  return null;
end $$;
create trigger psychics_moved after update of slug on psychics
  for each row when (new.slug <> old.slug) execute function psychic_moved();
