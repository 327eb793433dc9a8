alter table meters add column clock_base_ms bigint not null default 0;
-- The latest instant of the room: none that is written goes back behind it.
alter table meters add column last_at timestamptz;
-- The purse had less than was asked of it: it is not asked again before what is set aside has run out.
alter table meters add column drained boolean not null default false;
-- How often the client's side was lost, and what it lost since in moments too short to be a drop of their own.
alter table meters add column client_drops integer not null default 0;
alter table meters add column lost_ms bigint not null default 0;
-- Whose line a pause by a drop is about; both where they were lost together, which is our doing.
alter table meters add column lost_side text check (lost_side in ('client', 'psychic', 'both'));
-- When the psychic's line last came back from a moment without it.
alter table meters add column psychic_back_at timestamptz;

alter table meters drop constraint meters_pause_reason_check;
alter table meters add constraint meters_pause_reason_check check (pause_reason in ('drop', 'silence', 'absence'));

alter table consultation_events drop constraint consultation_events_kind_check;
alter table consultation_events add constraint consultation_events_kind_check
  check (kind in ('requested', 'accepted', 'refused', 'missed', 'cancelled', 'started', 'dropped', 'delivered', 'resumed',
    'silent', 'asked', 'gift', 'warned', 'topped-up', 'ended', 'disputed'));

-- Written to a client whose line was lost and did not come back: neither counted nor shown to them.
alter table messages add column undelivered boolean not null default false;

-- What the day gave a client with a psychic: a minute that cost nothing, or the gift after a cut of ours or the psychic's.
-- The day has one kind of it.
alter table waivers add column kind text not null default 'minute' check (kind in ('minute', 'gift'));
