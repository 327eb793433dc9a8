create or replace function consent_proofs_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a proof of consent is not changed' using errcode = 'restrict_violation';
end $$;
