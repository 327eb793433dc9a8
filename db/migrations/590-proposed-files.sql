-- A psychic proposes a photo and a voice too: before and after are then names of files, empty before the first.
alter table profile_proposals drop constraint profile_proposals_field_check;
alter table profile_proposals add constraint profile_proposals_field_check check (
  field in ('headline', 'presentation', 'method', 'specialities', 'channels', 'price', 'portrait', 'voice'));
create index profile_proposals_portrait on profile_proposals (after) where field = 'portrait' and state = 'waiting';

create function proposed_portrait_left() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger profile_proposals_left after update of state, after or delete on profile_proposals
  for each row when (old.field = 'portrait' and old.state = 'waiting') execute function proposed_portrait_left();
