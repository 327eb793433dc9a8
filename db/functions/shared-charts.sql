create or replace function unshare_chart() returns trigger language plpgsql as $$
begin
  delete from shared_charts where consultation_id = new.id;
  return null;
end $$;
