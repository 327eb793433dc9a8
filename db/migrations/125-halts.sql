-- What a site holds back for a while: top-ups, new consultations. What runs goes on.
create table halts (
  site_id integer not null,
  service text not null check (service in ('top-ups', 'consultations')),
  reason text not null,
  begun_by bigint not null references users,
  begun_at timestamptz not null,
  primary key (site_id, service)
);
create trigger halts_published after insert or update or delete on halts
  for each statement execute function move_content_version();
