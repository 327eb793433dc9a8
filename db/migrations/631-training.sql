-- Which modules of the house's training a psychic has passed, and in which version of their words.
create table training_passes (
  psychic_id bigint not null references psychics on delete cascade,
  module text not null,
  version text not null,
  passed_at timestamptz not null,
  primary key (psychic_id, module, version)
);
