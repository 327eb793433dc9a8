-- Increments the version on any write, so that nodes refresh their caches.
create or replace function move_content_version() returns trigger language plpgsql as $$
begin
  update content_version set version = version + 1;
  return null;
end $$;

-- The type of an offer is its slug in upper case, without the version that it may end with.
create or replace function offer_type(address text, version text) returns text language sql immutable as $$
  select upper(replace(case when right(address, length(version) + 1) = '-' || version
    then left(address, -length(version) - 1) else address end, '-', '_'))
$$;

-- Copies the text of each published offer for use in other texts, for everybody or for one version.
create or replace function offers_follow() returns trigger language plpgsql as $$
declare
  of_version text := coalesce(new.data->>'version', '');
begin
  if tg_op = 'UPDATE' then
    delete from offers where site_id = old.site_id and version = coalesce(old.data->>'version', '')
      and type = offer_type(old.address, coalesce(old.data->>'version', ''));
  end if;
  if new.status = 'published' then
    insert into offers (site_id, type, version, text)
      values (new.site_id, offer_type(new.address, of_version), of_version, new.data->>'text')
      on conflict (site_id, type, version) do update set text = excluded.text;
  end if;
  return null;
end $$;

create or replace function content_path(kind text, address text, data jsonb) returns text language sql immutable as $$
  select case kind
    when 'article' then '/mag/' || address
    when 'term' then '/' || (data ->> 'glossary') || '/lexique/' || address
    when 'page' then address
  end
$$;

-- Lets every old path lead directly to the present one, and none to itself.
create or replace function remember_move(site integer, was text, now_at text) returns void language plpgsql as $$
begin
  if was = now_at then
    return;
  end if;
  delete from moved_pages where site_id = site and old_path = now_at;
  update moved_pages set new_path = now_at where site_id = site and new_path = was;
  insert into moved_pages (site_id, old_path, new_path) values (site, was, now_at)
    on conflict (site_id, old_path) do update set new_path = excluded.new_path, moved_at = excluded.moved_at;
end $$;

create or replace function content_moved() returns trigger language plpgsql as $$
begin
  perform remember_move(new.site_id, content_path(old.kind, old.address, old.data),
    content_path(new.kind, new.address, new.data));
  return null;
end $$;

create or replace function psychic_moved() returns trigger language plpgsql as $$
begin
  perform remember_move(site_id, '/voyance/' || old.slug, '/voyance/' || new.slug)
    from psychic_listings where psychic_id = new.id;
  return null;
end $$;

-- As in migration 106, with two differences. The table is read through the word indexes only: for a frequent word and a
-- limit, the planner underestimates the cost of walking along the primary key. And documents with a word only in the
-- body, or only a synonym, are read only for the room left by titles and summaries, and ranked after them.
create or replace function search_found(
  site integer, exact tsquery, wide tsquery, any_exact tsquery, any_wide tsquery, typed text, most integer
) returns table (path text, kind text) language sql stable set enable_seqscan = off set enable_indexscan = off as $$
  with titled as (
    select d.path, d.kind, d.head, d.plain_title from search_documents d
    where d.site_id = site and d.head @@ exact limit most
  ), worded as (
    select d.path, d.kind, d.head, d.plain_title from search_documents d
    where d.site_id = site and d.words @@ wide and not d.head @@ exact
    limit most - (select count(*) from titled)
  )
  select found.path, found.kind from (select * from titled union all select * from worded) found
  order by 4 * ts_rank(found.head, any_exact, 1) + ts_rank(found.head, any_wide, 1)
    + case when found.plain_title = typed then 4 when starts_with(found.plain_title, typed) then 1 else 0 end desc,
    found.path
  limit most
$$;
