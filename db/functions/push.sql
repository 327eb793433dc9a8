-- The browser that was in a session gets no more notifications once the session was ended.
create or replace function session_silenced() returns trigger language plpgsql as $$
begin
  delete from push_devices where session_id = new.id;
  return new;
end $$;
