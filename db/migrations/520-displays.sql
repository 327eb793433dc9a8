-- Items of content may be shown from a day on, or until one: pages that are cached until the content changes are
-- renewed when such a moment has passed. `displays_at` is the last moment for which they were.
alter table content_version add column displays_at timestamptz not null default '-infinity';
create index content_displays on content_entries (id)
  where kind <> 'notification' and (data ->> 'startDate' is not null or data ->> 'endDate' is not null);
