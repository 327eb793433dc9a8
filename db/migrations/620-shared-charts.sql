-- The chart that a client shares with the psychic of one consultation, until it is over.
create table shared_charts (
  consultation_id bigint primary key references consultations on delete cascade,
  chart_id bigint not null references birth_charts on delete cascade,
  shared_at timestamptz not null
);
create index shared_charts_chart on shared_charts (chart_id);

-- db/functions/shared-charts.sql says what it does.
create function unshare_chart() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger shared_charts_end after update of status on consultations
  for each row when (new.status in ('ended', 'refused', 'missed', 'cancelled'))
  execute function unshare_chart();

-- Sharing is agreed to for one consultation, and can be taken back while it lasts: a yes and a no.
alter table consent_proofs drop constraint consent_proofs_request;
alter table consent_proofs add constraint consent_proofs_request check (
  case
    when type in ('START_AT_ONCE', 'SHARED_CHART') then consultation_id is not null
    when type = 'CALLBACK' then true
    else consultation_id is null
  end
);
drop index consent_proofs_consultation;
create unique index consent_proofs_consultation on consent_proofs (consultation_id, type, agreed)
  where consultation_id is not null;
