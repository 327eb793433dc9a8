-- Webinars are content of each brand; who takes part is kept until a month after: docs/decisions/090-webinars-and-light-offers.md.
alter table content_entries drop constraint content_entries_kind_check;
alter table content_entries add constraint content_entries_kind_check
  check (kind in ('article', 'term', 'question', 'page', 'notification', 'offer', 'partner', 'card', 'game', 'webinar'));

create table webinar_registrations (
  id bigint generated always as identity primary key,
  site_id integer not null,
  entry_id bigint not null references content_entries on delete cascade,
  email text not null,
  email_key text not null,
  asked_at timestamptz not null,
  -- When the link mailed to the address was followed; at once for an account whose address is proved.
  confirmed_at timestamptz,
  -- The sentence that was agreed to, and a keyed digest of the network address it was agreed from.
  agreed_text text not null,
  address_hash bytea not null,
  -- The beginning that the person knows, and what they were told since.
  told_starts_at timestamptz not null,
  told_day_at timestamptz,
  told_hour_at timestamptz,
  told_off_at timestamptz,
  told_replay_at timestamptz,
  unique (entry_id, email_key)
);
create index webinar_registrations_address on webinar_registrations (site_id, email_key);
create index webinar_registrations_unconfirmed on webinar_registrations (asked_at) where confirmed_at is null;
