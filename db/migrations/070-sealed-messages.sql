-- What people write to each other is sealed before it comes here; the clear text of older rows goes as the nightly job
-- seals it. The old send_message() stays for nodes that are still to be replaced.
alter table messages alter column text drop not null;
alter table messages add column sealed bytea check (octet_length(sealed) <= 20000);
alter table messages add constraint messages_once check ((text is null) <> (sealed is null));

create function send_message(p_consultation bigint, p_author text, p_client_message_id text, p_sealed bytea,
  out outcome text, out sequence integer, out sent_at timestamptz, out stored bytea, out stored_text text,
  out moved boolean) language plpgsql as $$
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
  select 'known', t.sequence, t.sent_at, t.sealed, t.text into outcome, sequence, sent_at, stored, stored_text
    from messages t
    where t.consultation_id = p_consultation and t.author = p_author and t.client_message_id = p_client_message_id;
  if outcome is not null then return; end if;
  if m.state = 'ended' then outcome := 'ended'; return; end if;
  was := m.state;
  m := meter_hear(m, p_author, null, null, at);
  if m.state = 'paused' and m.pause_reason = 'drop' then
    perform meter_save(m);
    outcome := 'paused'; moved := m.state <> was; return;
  end if;
  insert into messages as t (consultation_id, sequence, client_message_id, author, sealed, sent_at)
    select p_consultation, coalesce(max(x.sequence), 0) + 1, p_client_message_id, p_author, p_sealed, at
      from messages x where x.consultation_id = p_consultation
    returning t.sequence, t.sent_at, t.sealed into sequence, sent_at, stored;
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
