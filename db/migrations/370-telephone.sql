-- A third proof of a room's time (071): `legs`, the two calls of a telephone consultation.
alter table meters drop constraint meters_proof_check;
alter table meters add constraint meters_proof_check check (proof in ('lines', 'sound', 'legs'));
alter table meters drop constraint meters_pause_reason_check;
alter table meters add constraint meters_pause_reason_check
  check (pause_reason in ('drop', 'silence', 'absence', 'payment', 'sound', 'unheard', 'held'));
alter table consultation_events drop constraint consultation_events_kind_check;
alter table consultation_events add constraint consultation_events_kind_check check (kind in (
    'requested', 'accepted', 'refused', 'missed', 'cancelled', 'started', 'connected', 'dropped', 'delivered', 'resumed',
    'silent', 'soundless', 'unheard', 'held', 'asked', 'gift', 'warned', 'paying', 'topped-up', 'ended', 'disputed'));

-- The calls of telephone consultations, one to each side. The numbers are not kept here.
create table phone_legs (
  id uuid primary key,
  consultation_id bigint not null references consultations on delete cascade,
  side text not null check (side in ('client', 'psychic')),
  -- The provider's id; null until it answered.
  call text unique,
  -- `joined` is in the conference, `out` has left it and is still on the line.
  state text not null default 'calling' check (state in ('calling', 'talking', 'joined', 'out', 'over')),
  outcome text check (outcome in ('answered', 'busy', 'no-answer', 'failed')),
  -- From the answer to the end, as the provider counts them.
  seconds integer check (seconds >= 0),
  -- Of the last event about the conference: an older one that comes later says nothing.
  sequence integer not null default -1,
  -- Whether the client was told that the credit ends soon.
  told boolean not null default false,
  -- When the provider was last asked who is in the conference, by the house clock.
  asked_at timestamptz,
  unique (consultation_id, side)
);
create index phone_legs_open on phone_legs (consultation_id) where state <> 'over';

-- The request to be called back is for one consultation, as is the request to begin at once.
alter table consent_proofs drop constraint consent_proofs_request;
alter table consent_proofs add constraint consent_proofs_request
  check (case type when 'START_AT_ONCE' then consultation_id is not null when 'CALLBACK' then true else consultation_id is null end);
drop index consent_proofs_consultation;
create unique index consent_proofs_consultation on consent_proofs (consultation_id, type) where consultation_id is not null;
