-- Sets money aside ahead of the meter: topped up to two minutes whenever less than one is left.
create function meter_fund(inout m meters) language plpgsql as $$
declare
  held bigint;
  wanted bigint;
  purse bigint;
  taken bigint;
begin
  if m.state = 'ended' or m.funded_ms - m.metered_ms >= 60000 then return; end if;
  select coalesce(sum(r.amount), 0) into held from ledger_reservations r
    join ledger_accounts a on a.id = r.account_id and a.unit = 'cent' where r.consultation_id = m.consultation_id;
  wanted := greatest(0, (m.metered_ms + 120000 - m.free_ms + 999) / 1000) * m.price_per_minute / 60;
  for purse in
    select a.id from ledger_accounts a join consultations c on c.id = m.consultation_id
    where a.owner_id = c.client_id and a.site_id = c.site_id and a.kind in ('client_promotional', 'client_wallet')
    -- Promotional credit first; both are made together with it as the older, so this is also the lock order by id.
    order by a.kind
  loop
    taken := ledger_reserve(m.consultation_id, purse, wanted - held);
    held := held + taken;
  end loop;
  m.funded_ms := greatest(m.funded_ms, m.free_ms + funded_by(held, m.price_per_minute));
end $$;

-- What the client can still pay for, reserved or not, in milliseconds from now.
create function meter_spendable(m meters) returns bigint language sql stable as $$
  select m.free_ms + funded_by(coalesce(sum(a.balance - a.reserved + coalesce(r.amount, 0)), 0)::bigint,
    m.price_per_minute) - m.metered_ms
  from consultations c
  join ledger_accounts a on a.owner_id = c.client_id and a.site_id = c.site_id
    and a.kind in ('client_promotional', 'client_wallet')
  left join ledger_reservations r on r.account_id = a.id and r.consultation_id = c.id
  where c.id = m.consultation_id
$$;

create function meter_open(p_consultation bigint, p_free_seconds bigint) returns void language plpgsql as $$
declare
  at timestamptz := app_now();
  m meters;
begin
  insert into meters (consultation_id, price_per_minute, funded_ms, free_ms, client_heard_at, client_lease_ms,
    psychic_heard_at, psychic_lease_ms, psychic_is_automaton)
  select c.id, c.price_per_minute, p_free_seconds * 1000, p_free_seconds * 1000, at, 60000, at, 60000, p.is_automaton
    from consultations c join psychics p on p.id = c.psychic_id where c.id = p_consultation
    returning * into m;
  m := meter_fund(m);
  perform meter_save(m);
end $$;

-- One look of the sweep at a room. `due` is the reason why it must end now, or null.
create function meter_tick(p_consultation bigint, out due text, out changed boolean) language plpgsql as $$
declare
  at timestamptz := app_now();
  was meters;
  m meters;
  accepted timestamptz;
  spendable bigint;
begin
  changed := false;
  select * into m from meters where consultation_id = p_consultation for update skip locked;
  if m.consultation_id is null or m.state = 'ended' then return; end if;
  was := m;
  m := meter_fund(meter_watch(m, at));
  select accepted_at into accepted from consultations where id = p_consultation;
  due := case
    when m.state = 'waiting' and at >= accepted + interval '60 seconds' then 'no-first-message'
    when m.state = 'running' and m.metered_ms >= m.funded_ms then 'balance'
    when m.state = 'paused' and m.pause_reason = 'drop' and at >= m.paused_at + interval '2 minutes' then 'apart'
    when m.state = 'paused' and m.pause_reason = 'silence' and at >= m.paused_at + interval '10 minutes' then 'silence'
  end;
  if m.state = 'running' then
    if m.asked_at is null and at >= m.client_spoke_at + interval '3 minutes' then
      m.asked_at := at;
      insert into consultation_events (consultation_id, kind, side, at) values (p_consultation, 'asked', 'client', at);
    end if;
    spendable := meter_spendable(m);
    if not m.warned and spendable <= 60000 then
      insert into consultation_events (consultation_id, kind, at) values (p_consultation, 'warned', at);
    end if;
    m.warned := spendable <= 60000;
  end if;
  perform meter_save(m);
  changed := m is distinct from was;
end $$;

-- Rooms and requests that time alone has moved; the sweep looks at these only.
create view rooms_due as
  select c.id as consultation_id from consultations c join meters m on m.consultation_id = c.id
  where m.state <> 'ended' and (
    (m.state = 'waiting' and c.accepted_at <= app_now() - interval '60 seconds')
    or (m.state = 'paused' and m.paused_at <= app_now() - case m.pause_reason
      when 'drop' then interval '2 minutes' else interval '10 minutes' end)
    or (m.state = 'running' and (
      m.funded_ms - m.metered_ms < 60000
      or not meter_present(m, 'client', app_now())
      or not meter_present(m, 'psychic', app_now())
      or m.psychic_spoke_at <= app_now() - interval '60 seconds'
      or (m.asked_at is null and m.client_spoke_at <= app_now() - interval '3 minutes'))));

-- Beats of many rooms at once: one statement for all the sockets of a node. ages: milliseconds since each was heard.
create function record_beats(rooms bigint[], sides text[], lines text[], since timestamptz[], ages integer[])
returns table (consultation_id bigint, moved boolean) language plpgsql as $$
declare
  beat record;
  m meters;
  was text;
  at timestamptz;
begin
  for beat in
    select b.room, b.side, b.line, b.since, b.age
      from unnest(rooms, sides, lines, since, ages) as b(room, side, line, since, age)
      order by b.room, b.side
  loop
    select * into m from meters t where t.consultation_id = beat.room for update;
    if m.consultation_id is null or m.state = 'ended' then continue; end if;
    at := app_now() - beat.age * interval '1 millisecond';
    was := m.state;
    m := meter_hear(m, beat.side, beat.line, beat.since, at);
    perform meter_save(m);
    consultation_id := beat.room;
    moved := m.state <> was;
    return next;
  end loop;
end $$;

-- A message, numbered within its consultation. outcome: sent, known (the client id came before), paused, ended, closed.
create function send_message(p_consultation bigint, p_author text, p_client_message_id text, p_text text,
  out outcome text, out sequence integer, out sent_at timestamptz, out stored text, out moved boolean) language plpgsql as $$
declare
  at timestamptz;
  m meters;
  was text;
begin
  moved := false;
  select * into m from meters where consultation_id = p_consultation for update;
  -- Read once the room is ours: who waited for it wrote after whom it waited for.
  at := app_now();
  if m.consultation_id is null then outcome := 'closed'; return; end if;
  select 'known', t.sequence, t.sent_at, t.text into outcome, sequence, sent_at, stored from messages t
    where t.consultation_id = p_consultation and t.author = p_author and t.client_message_id = p_client_message_id;
  if outcome is not null then return; end if;
  if m.state = 'ended' then outcome := 'ended'; return; end if;
  was := m.state;
  m := meter_hear(m, p_author, null, null, at);
  if m.state = 'paused' and m.pause_reason = 'drop' then
    perform meter_save(m);
    outcome := 'paused'; moved := m.state <> was; return;
  end if;
  insert into messages as t (consultation_id, sequence, client_message_id, author, text, sent_at)
    select p_consultation, coalesce(max(x.sequence), 0) + 1, p_client_message_id, p_author, p_text, at
      from messages x where x.consultation_id = p_consultation
    returning t.sequence, t.sent_at, t.text into sequence, sent_at, stored;
  if p_author = 'psychic' then
    m.psychic_spoke_at := at;
    if m.state = 'waiting' then
      m.state := 'running';
      m.counted_until := at;
      m.client_spoke_at := coalesce(m.client_spoke_at, at);
      update consultations set status = 'running', started_at = at where id = p_consultation;
      insert into consultation_events (consultation_id, kind, side, at) values (p_consultation, 'started', 'psychic', at);
    elsif m.state = 'paused' then
      m := meter_resume(m, at, 'psychic');
    end if;
  else
    m.client_spoke_at := at;
    m.asked_at := null;
  end if;
  perform meter_save(m);
  outcome := 'sent';
  moved := m.state <> was;
end $$;

-- A plain call of a participant counts as heard.
create function hear_call(p_consultation bigint, p_side text) returns boolean language plpgsql as $$
declare
  m meters;
  was text;
begin
  select * into m from meters where consultation_id = p_consultation for update;
  if m.consultation_id is null or m.state = 'ended' then return false; end if;
  was := m.state;
  m := meter_hear(m, p_side, null, null, app_now());
  perform meter_save(m);
  return m.state <> was;
end $$;

-- Stops the meter for good and returns its last reading; null when it was ended already.
create function meter_close(p_consultation bigint) returns meters language plpgsql as $$
declare m meters;
begin
  select * into m from meters where consultation_id = p_consultation for update;
  if m.consultation_id is null or m.state = 'ended' then return null; end if;
  m := meter_watch(m, app_now());
  m.state := 'ended';
  perform meter_save(m);
  return m;
end $$;
