-- A greeting is read by a moderator before it is sent. Those that nobody has read wait for that; whether a greeting is
-- sent by itself is the psychic's own choice, kept while there is none yet.
alter table greetings alter column text drop not null;

alter table profile_proposals drop constraint profile_proposals_field_check;
alter table profile_proposals add constraint profile_proposals_field_check check (
  field in ('headline', 'presentation', 'method', 'specialities', 'channels', 'price', 'greeting', 'portrait', 'voice'));

insert into profile_proposals (site_id, psychic_id, field, before, after, proposed_at)
  select min(l.site_id), g.psychic_id, 'greeting', '', g.text, now()
  from greetings g join psychic_listings l using (psychic_id)
  group by g.psychic_id;

update greetings set text = null;
