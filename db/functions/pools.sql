-- For each kind's own table, with the kind as argument: what is erased no longer waits.
create or replace function pool_forget() returns trigger language plpgsql as $$
begin
  delete from pool_items where kind = tg_argv[0] and reference = old.id;
  return null;
end $$;
