-- What proves the time of a room (071): `lines`, the connections of both sides and the psychic's messages; `sound`, what
-- both sides of a call received.
alter table meters
  add column proof text not null default 'lines' check (proof in ('lines', 'sound')),
  -- When each side last received sound.
  add column client_sound_at timestamptz,
  add column psychic_sound_at timestamptz,
  -- Since when both have received it without a gap.
  add column sound_since timestamptz,
  -- How often a side said that it does not hear the other.
  add column unheard_times smallint not null default 0;
alter table meters drop constraint meters_pause_reason_check;
alter table meters add constraint meters_pause_reason_check
  check (pause_reason in ('drop', 'silence', 'absence', 'payment', 'sound', 'unheard'));
alter table consultation_events drop constraint consultation_events_kind_check;
alter table consultation_events add constraint consultation_events_kind_check check (kind in (
    'requested', 'accepted', 'refused', 'missed', 'cancelled', 'started', 'connected', 'dropped', 'delivered', 'resumed',
    'silent', 'soundless', 'unheard', 'asked', 'gift', 'warned', 'paying', 'topped-up', 'ended', 'disputed'));
drop function record_beats(bigint[], text[], text[], bigint[], bigint[], timestamptz);
