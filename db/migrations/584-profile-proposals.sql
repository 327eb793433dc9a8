-- What a psychic proposes to change of their profile, field by field, until a moderator decides.
create table profile_proposals (
  id bigint generated always as identity primary key,
  site_id integer not null,
  psychic_id bigint not null references psychics on delete cascade,
  field text not null check (field in ('headline', 'presentation', 'method', 'specialities', 'channels', 'price')),
  -- As the field is typed. The one before is what the psychic saw: if it changed meanwhile, the proposal is out of date.
  before text not null,
  after text not null check (char_length(after) between 1 and 6000),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  proposed_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  reason text,
  check ((state = 'waiting') = (decided_at is null))
);
create unique index profile_proposals_one on profile_proposals (psychic_id, field) where state = 'waiting';
create index profile_proposals_psychic on profile_proposals (psychic_id, id);
create index profile_proposals_site on profile_proposals (site_id, id);
create index profile_proposals_state on profile_proposals (site_id, state, id);
create index profile_proposals_proposed on profile_proposals (site_id, proposed_at, id);
