-- The pause in which the client of a running room pays for more credit: nothing is counted, nobody can write. It is made
-- once in a room, for an open order that its client made from it, and ends by itself.

-- Whether a pause for a payment has done its work: the payment is settled, and the client is back.
create or replace function meter_paid(m meters, at timestamptz) returns boolean language sql stable as $$
  select m.pause_reason = 'payment' and meter_present(m, 'client', at)
    and not exists (select from orders o where o.id = m.paying_order and o.status = 'pending')
$$;

-- Ends the pause once it has done its work, or after its longest time; a client who is not back by then has left.
create or replace function meter_after_payment(inout m meters, at timestamptz) language plpgsql as $$
begin
  if not meter_paid(m, at) and at < m.paused_at + meter_payment() then return; end if;
  m := meter_take_up(m, at, case when meter_present(m, 'client', at) then 'client' else 'psychic' end);
end $$;

-- The client goes to pay for an order: pauses the meter if it may. True if that changed the room.
create or replace function pause_for_payment(p_consultation bigint, p_order bigint, p_house timestamptz) returns boolean
language plpgsql as $$
declare
  m meters := meter_enter(p_consultation, p_house);
  was text := m.state;
begin
  if m.consultation_id is null then return false; end if;
  m := meter_hear(m, 'client', null, null, m.last_at, m.last_at);
  if m.state <> 'waiting' and m.pause_reason is distinct from 'payment' then m := meter_answered(m, m.last_at); end if;
  if m.state = 'running' and m.paying_order is null and exists (
    select from orders o join consultations c on c.id = o.consultation_id and c.client_id = o.user_id
    where o.id = p_order and o.consultation_id = p_consultation and o.status = 'pending') then
    m.paying_order := p_order;
    m := meter_pause(m, 'payment', m.last_at, 'client');
  end if;
  perform meter_save(m);
  return m.state <> was;
end $$;

-- An order that was made from a room is settled: its credit is reserved without waiting for the sweep, and the pause may
-- end. False if the room has ended.
create or replace function room_settled(p_consultation bigint, p_paid boolean, p_house timestamptz) returns boolean
language plpgsql as $$
declare m meters := meter_enter(p_consultation, p_house);
begin
  if m.consultation_id is null then return false; end if;
  if p_paid then
    insert into consultation_events (consultation_id, kind, side, at)
      values (p_consultation, 'topped-up', 'client', m.last_at);
  end if;
  m := meter_fund(meter_watch(m, m.last_at));
  perform meter_save(m);
  return true;
end $$;
