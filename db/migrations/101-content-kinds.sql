-- Banners, offers and partners are content like any other: with draft, schedule and history.
alter table content_entries drop constraint content_entries_kind_check;
alter table content_entries add constraint content_entries_kind_check
  check (kind in ('article', 'term', 'question', 'page', 'notification', 'offer', 'partner'));

-- What is to take the place of what readers see, at its moment or at an editor's word.
alter table content_entries add column next_data jsonb check (pg_column_size(next_data) <= 200000);
alter table content_entries add column next_at timestamptz;
alter table content_entries add check (next_at is null or next_data is not null);
create index content_entries_next on content_entries (next_at) where next_at is not null;

drop trigger content_entries_changed on content_entries;
create trigger content_entries_changed after update on content_entries
  for each row when (
    (old.status <> 'draft' or new.status <> 'draft')
    and row(old.status, old.data, old.publish_at) is distinct from row(new.status, new.data, new.publish_at))
  execute function move_content_version();

-- What sentences say of offers: the text of each that is published. Its type is its address in capitals.
create function offers_follow() returns trigger language plpgsql as $$
declare
  named text := upper(replace(new.address, '-', '_'));
begin
  if new.status = 'published' then
    insert into offers (site_id, type, text) values (new.site_id, named, new.data->>'text')
      on conflict (site_id, type) do update set text = excluded.text;
  else
    delete from offers where site_id = new.site_id and type = named;
  end if;
  return null;
end $$;
create trigger content_entries_offers after insert or update on content_entries
  for each row when (new.kind = 'offer') execute function offers_follow();
create index content_entries_offers on content_entries (id) where kind = 'offer' and status = 'published';

insert into content_entries (site_id, kind, address, status, publish_at, data, as_delivered, changed_at)
  select site_id, 'notification', 'annonce-' || id,
    case when is_published then 'published' else 'withdrawn' end, coalesce(starts_at, app_now()),
    jsonb_build_object('title', title, 'description', description, 'link', link, 'delay', delay,
      'background_color', background_color, 'text_color', text_color, 'button_label', button_label,
      'button_background_color', button_background_color, 'image', image, 'user_type', user_type, 'gender', gender,
      'path', path, 'is_exact_path', is_exact_path, 'rank', rank,
      'startDate', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'endDate', to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
    false, app_now() from notifications order by id;
insert into content_entries (site_id, kind, address, status, publish_at, data, as_delivered, changed_at)
  select site_id, 'offer', lower(replace(type, '_', '-')), 'published', app_now(),
    jsonb_build_object('text', text, 'linksProperties', '[]'::jsonb, 'conditions', null, 'audience', null, 'price', null,
      'endDate', null),
    false, app_now() from offers;
insert into content_revisions (entry_id, version, status, publish_at, data, changed_at)
  select id, version, status, publish_at, data, changed_at from content_entries
  where kind in ('notification', 'offer');
drop table notifications;
