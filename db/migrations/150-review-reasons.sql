-- Why a review is not shown, in general terms that are counted for anyone; the words told to its author stand beside. What
-- was published may be taken down later.
alter table reviews
  add column reason_kind text check (reason_kind in
    ('insult', 'person', 'off-topic', 'not-consultation', 'advertising', 'unlawful', 'author', 'other')),
  add column removed_at timestamptz,
  drop constraint reviews_status_check,
  add constraint reviews_status_check check (status in ('pending', 'published', 'refused', 'removed')),
  add constraint reviews_removed check ((status = 'removed') = (removed_at is not null));
update reviews set reason_kind = 'other' where status = 'refused';
