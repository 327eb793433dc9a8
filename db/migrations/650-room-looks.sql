-- When each open room must be looked at: db/functions/room-looks.sql. A table of its own, since an index on `meters` would
-- be written with most of its updates, and that table keeps the rooms that are over.
create table room_looks (
  consultation_id bigint primary key references meters,
  -- No room can be due before, in the time of the house clock.
  look_at timestamptz not null
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index room_looks_at on room_looks (look_at);

-- Until its definition is loaded, every room that changes is looked at.
create function meter_looks() returns trigger language plpgsql as $$
begin
  if new.state = 'ended' then
    delete from room_looks where consultation_id = new.consultation_id;
  else
    insert into room_looks values (new.consultation_id, '-infinity')
      on conflict (consultation_id) do update set look_at = excluded.look_at;
  end if;
  return null;
end $$;
create trigger meters_opened after insert on meters for each row when (new.state <> 'ended') execute function meter_looks();
create trigger meters_changed after update on meters for each row when (old.state <> 'ended') execute function meter_looks();

insert into room_looks select consultation_id, '-infinity' from meters where state <> 'ended';
drop index meters_open;
