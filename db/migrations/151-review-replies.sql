-- What a psychic answers to a published review, once; it waits for a moderator and goes with its review.
create table review_replies (
  consultation_id bigint primary key references reviews on delete cascade,
  site_id integer not null,
  text text not null check (char_length(text) between 1 and 600),
  -- A moderator decides on the words that were read, and on no others.
  version integer not null default 1,
  status text not null default 'pending' check (status in ('pending', 'published', 'refused')),
  written_at timestamptz not null,
  moderated_at timestamptz,
  reason_kind text check (reason_kind in
    ('insult', 'person', 'off-topic', 'not-consultation', 'advertising', 'unlawful', 'author', 'other')),
  -- Told to the psychic.
  refusal_reason text,
  check ((status = 'pending') = (moderated_at is null)),
  check ((status = 'refused') = (reason_kind is not null)),
  check ((reason_kind is null) = (refusal_reason is null))
);
create index review_replies_written on review_replies (site_id, written_at, consultation_id);
create index review_replies_status on review_replies (site_id, status, written_at, consultation_id);

insert into review_replies (consultation_id, site_id, text, status, written_at, moderated_at)
  select consultation_id, site_id, reply, 'published', written_at, coalesce(moderated_at, written_at)
  from reviews where reply is not null;
alter table reviews drop column reply;
