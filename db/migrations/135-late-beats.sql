-- A beat tells of a moment ago: that one side was heard then must not bring back a room whose other side is gone now.
-- One side is heard. p_line names a socket connection since p_line_since; null for a plain call.
create or replace function meter_hear(inout m meters, side text, p_line text, p_line_since timestamptz, at timestamptz)
language plpgsql as $$
declare
  line text := case side when 'client' then m.client_line else m.psychic_line end;
  heard timestamptz := case side when 'client' then m.client_heard_at else m.psychic_heard_at end;
  lease integer;
  was_away boolean := not meter_present(m, side, at);
begin
  if was_away then
    -- Nothing proves the time since it was last heard.
    m := meter_watch(m, at);
    m.counted_until := greatest(m.counted_until, at);
  elsif p_line_since > heard then
    -- The line was gone for a moment: that moment is not counted.
    m := meter_count(m, at);
    m.counted_until := greatest(m.counted_until, least(p_line_since, at));
  end if;
  line := case when p_line is not null then p_line when not was_away then line end;
  lease := case when line is null then 60000 else 10000 end;
  -- Beats come a little late and may be overtaken by a call; a stamp far ahead is of a clock that was set back.
  heard := case when heard > at + interval '10 seconds' then at else greatest(heard, at) end;
  if side = 'client' then
    m.client_heard_at := heard; m.client_line := line; m.client_lease_ms := lease;
  else
    m.psychic_heard_at := heard; m.psychic_line := line; m.psychic_lease_ms := lease;
  end if;
  if m.state = 'paused' and m.pause_reason = 'drop'
    and meter_present(m, 'client', app_now()) and meter_present(m, 'psychic', app_now()) then
    m := meter_resume(m, at, side);
  end if;
  m := meter_watch(m, at);
end $$;
