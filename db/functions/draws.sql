create or replace function draws_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a draw stays what it was committed to' using errcode = 'restrict_violation';
end $$;
