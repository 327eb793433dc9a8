-- A proof is of the site of its person, and stays as it was written; it goes with the account alone.
alter table users add unique (id, site_id);
alter table consent_proofs add foreign key (user_id, site_id) references users (id, site_id) on delete cascade;

create function consent_proofs_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a proof of consent is not changed' using errcode = 'restrict_violation';
end $$;
create trigger consent_proofs_kept before update or truncate on consent_proofs
  for each statement execute function consent_proofs_refuse_change();
