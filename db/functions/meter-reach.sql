-- How far the meter can go, in milliseconds, and what ends it there: the balance, a cap, or the longest length. Where a cap
-- leaves no more than the balance, it is the cap: more credit would not help. `cap_left` is what the caps leave now,
-- in cents of paid credit, with their period; null without a cap. Promotional credit is spent first.
create or replace function meter_reach(m meters, out ms bigint, out ends_by text, out cap_left bigint, out period text)
language plpgsql as $$
declare
  client bigint;
  offered bigint;
  paid bigint;
  reserved bigint;
  allowed bigint;
  cost bigint := greatest(0, m.metered_ms - m.free_ms) / 1000 * m.price_per_minute / 60;
  length bigint;
begin
  select c.client_id,
      coalesce(sum(a.balance - a.reserved + coalesce(r.amount, 0)) filter (where a.kind = 'client_promotional'), 0),
      coalesce(sum(a.balance - a.reserved + coalesce(r.amount, 0)) filter (where a.kind = 'client_wallet'), 0),
      coalesce(sum(r.amount) filter (where a.kind = 'client_wallet'), 0)
    into client, offered, paid, reserved
    from consultations c
    left join ledger_accounts a on a.owner_id = c.client_id and a.site_id = c.site_id
      and a.kind in ('client_promotional', 'client_wallet')
    left join ledger_reservations r on r.account_id = a.id and r.consultation_id = c.id
    where c.id = m.consultation_id group by c.client_id;
  select l.cents + reserved, l.period into allowed, period from budget_left(client) l;
  cap_left := case when allowed is not null then greatest(0, allowed - greatest(0, cost - offered)) end;
  ends_by := case when allowed <= paid then 'cap' else 'balance' end;
  ms := m.free_ms + funded_by(offered + case when allowed < paid then greatest(0, allowed) else paid end, m.price_per_minute);
  length := budget_cap(client, 'length') * 60000;
  if length <= ms then
    ms := length;
    ends_by := 'length';
  end if;
end $$;

-- What the client can still pay for and allows, reserved or not, in milliseconds from now.
create or replace function meter_spendable(m meters) returns bigint language sql as $$
  select (meter_reach(m)).ms - m.metered_ms
$$;

-- Applies a limit that a client lowered to their open room; the sweep then ends it. The meter is locked before the purses,
-- as everywhere.
create or replace function meter_refit(p_client bigint) returns void language plpgsql as $$
declare m meters;
begin
  select t.* into m from consultations c join meters t on t.consultation_id = c.id
    where c.client_id = p_client and c.status in ('accepted', 'running', 'paused') and t.state <> 'ended' for update of t;
  if m.consultation_id is not null then perform meter_save(meter_fund(m)); end if;
end $$;
