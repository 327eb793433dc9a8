-- Someone in danger, as words of theirs or the psychic said, or what a client reports of a consultation.
create table care_alerts (
  id bigint generated always as identity primary key,
  site_id integer not null,
  kind text not null check (kind in ('distress', 'danger', 'report')),
  -- Of the charter; what a report is about.
  topic text check (topic in ('health', 'death', 'pregnancy', 'gambling', 'curse', 'solicitation', 'conduct', 'other')),
  consultation_id bigint not null references consultations,
  client_id bigint not null references users,
  -- A client's own words, where there are some.
  sealed bytea check (octet_length(sealed) <= 20000),
  raised_at timestamptz not null,
  seen_by bigint references users,
  seen_at timestamptz,
  closed_by bigint references users,
  closed_at timestamptz,
  -- What was done, or what a report was answered.
  sealed_answer bytea check (octet_length(sealed_answer) <= 20000),
  check ((kind = 'report') = (topic is not null)),
  check ((seen_by is null) = (seen_at is null)),
  check ((closed_by is null) = (closed_at is null) and (closed_at is null) = (sealed_answer is null)),
  constraint care_alerts_once unique nulls not distinct (consultation_id, topic)
);
create index care_alerts_listed on care_alerts (site_id, id);
create index care_alerts_raised on care_alerts (site_id, raised_at, id);
create index care_alerts_kind on care_alerts (site_id, kind, id);
create index care_alerts_closed on care_alerts (site_id, closed_at, id);
create index care_alerts_client on care_alerts (client_id);
