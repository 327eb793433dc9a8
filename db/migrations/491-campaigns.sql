-- What is said to many at once, of one site, by mail or by text message.
create table campaigns (
  id bigint generated always as identity primary key,
  site_id integer not null,
  channel text not null check (channel in ('email', 'sms')),
  name text not null check (char_length(name) between 1 and 80),
  audience jsonb not null,
  content jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'proposed', 'scheduled', 'sending', 'stopped', 'sent')),
  written_by bigint not null references users,
  written_at timestamptz not null,
  scheduled_at timestamptz,
  -- How many it would have reached when it was planned.
  planned integer check (planned >= 0),
  planned_by bigint references users,
  approved_by bigint references users,
  began_at timestamptz,
  ended_at timestamptz,
  -- Who runs it, and until when nobody else may.
  lease uuid,
  lease_until timestamptz,
  -- How far its recipients were looked for.
  clients_until bigint not null default 0,
  letters_until bigint not null default 0,
  listed boolean not null default false,
  -- How many were left out while it was listed, by reason.
  left_out jsonb not null default '{}',
  -- Whether its links say which campaign they are of: not where there are few recipients.
  counted boolean not null default false,
  -- What became of its messages, once their rows are deleted.
  tallies jsonb,
  constraint campaigns_two_people check (approved_by is null or approved_by <> planned_by),
  constraint campaigns_planned check (state in ('draft', 'stopped') or (scheduled_at is not null and planned_by is not null)),
  constraint campaigns_ended check ((ended_at is not null) = (state in ('stopped', 'sent')))
);
create index campaigns_of_site on campaigns (site_id, id desc);
create index campaigns_scheduled on campaigns (site_id, scheduled_at desc, id desc);
create index campaigns_by_state on campaigns (site_id, state, id desc);
create index campaigns_due on campaigns (scheduled_at) where state in ('scheduled', 'sending');

-- One message of a campaign to one address or number, sent once at most.
create table campaign_sends (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaigns on delete cascade,
  site_id integer not null,
  user_id bigint references users on delete cascade,
  subscription_id bigint references newsletter_subscriptions on delete set null,
  -- A keyed digest of the address or number.
  person_hash bytea not null,
  -- Whose servers take it, for the pace.
  carrier text not null,
  variant text not null check (variant in ('a', 'b')),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused', 'left-out', 'unsure', 'failed')),
  -- Why it was left out.
  reason text,
  tries smallint not null default 0,
  not_before timestamptz,
  at timestamptz,
  unique (campaign_id, person_hash),
  constraint campaign_sends_left_out check ((reason is not null) = (state = 'left-out')),
  constraint campaign_sends_at check ((at is null) = (state = 'waiting'))
);
create index campaign_sends_waiting on campaign_sends (campaign_id, id) where state = 'waiting';
create index campaign_sends_under_way on campaign_sends (campaign_id) where state = 'sending';
create index campaign_sends_of_address on campaign_sends (site_id, person_hash, at desc);
create index campaign_sends_of_person on campaign_sends (user_id, at desc) where user_id is not null;
create index campaign_sends_of_letter on campaign_sends (subscription_id) where subscription_id is not null;

-- How many messages went to the servers of a carrier in a minute.
create table campaign_paces (
  carrier text not null,
  minute timestamptz not null,
  count integer not null check (count > 0),
  primary key (carrier, minute)
);

-- Nothing was ever sent through it: campaigns have taken its place.
drop table marketing_mails;

-- The sign that a reader gave to get the letters about it.
alter table newsletter_subscriptions add column sign text;
