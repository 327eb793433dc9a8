-- Points of the loyalty programme: docs/decisions/087-loyalty.md.

-- The references of the postings about one thing: the first is plain, later ones are numbered.
create or replace function posting_numbers(p_reference text) returns setof text language sql immutable as $$
  select p_reference union all select p_reference || ':' || n from generate_series(2, 99) n
$$;

-- What an account of one kind got by postings of some kinds about one thing.
create or replace function posted_of(p_account text, p_kinds text[], p_reference text) returns bigint language sql stable as $$
  select coalesce(sum(e.amount), 0)::bigint from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.kind = p_account
    where t.kind = any (p_kinds) and t.reference in (select * from posting_numbers(p_reference))
$$;

-- Points that a client must still get for a consultation, or give back: ten for each minute that their bought credit paid
-- and that was not refunded. An answer by text message counts as the two minutes of its price. Nothing before a held bill
-- is decided, and nothing for what was billed before they joined.
create or replace function points_owed(p_consultation bigint) returns bigint language plpgsql stable as $$
declare
  c consultations;
  bill ledger_transactions;
  about text := 'consultation:' || p_consultation;
  paid bigint;
  gross bigint;
  counted bigint;
begin
  select * into c from consultations where id = p_consultation;
  select * into bill from ledger_transactions where kind = 'consultation' and reference = about;
  if bill.id is null or not exists (select from loyalty_members m
      where m.user_id = c.client_id and m.left_at is null and m.joined_at <= bill.posted_at) then
    return 0;
  end if;
  if bill.details ? 'held' and not posting_made('care-release', about) then return 0; end if;
  gross := -posted_of('client_wallet', '{consultation}', about) - posted_of('client_promotional', '{consultation}', about);
  paid := -posted_of('client_wallet', '{consultation,care-release,refund}', about)
    - posted_of('client_wallet', '{reversal}', 'reversal:' || bill.id);
  counted := case c.channel when 'sms' then 120
    else (bill.details->>'seconds')::bigint + posted_of('client_free_time', '{consultation}', about) end;
  return case when gross > 0 then counted * 10 * paid / (60 * gross) else 0 end
    - posted_of('client_points', '{points}', 'points:' || p_consultation);
end $$;

-- The accounts that hold a person's points and those that were issued to them.
create or replace function points_only(p_entries jsonb, p_site integer, p_user bigint, p_others jsonb default '{}')
returns bigint language plpgsql as $$
begin
  perform posting_only(p_entries, p_site, jsonb_build_object('client_points', p_user, 'points_issued', p_user) || p_others);
  return posting_amount(p_entries, 'client_points');
end $$;

-- What a person holds; nothing moves it until the transaction ends.
create or replace function points_balance(p_user bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare points bigint;
begin
  select balance into points from ledger_accounts where kind = 'client_points' and owner_id = p_user for update;
  return coalesce(points, 0);
end $$;

-- Their references are not the consultation's, whose postings are checked together.
create or replace function post_points(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c consultations := posting_consultation(
    posting_of(regexp_replace(p_reference, '^(points:[0-9]+):[0-9]+$', '\1'), 'points'));
  moved bigint := points_only(p_entries, c.site_id, c.client_id);
begin
  perform posting_demand(posting_made('points', p_reference) or moved = points_owed(c.id), 'the points of its bill');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('points', p_reference, p_details, p_entries) p;
end $$;

-- Points are spent on a reward, of which a donation is owed by the house.
create or replace function post_points_reward(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r loyalty_rewards;
  moved bigint;
begin
  select * into r from loyalty_rewards where id = posting_of(p_reference, 'reward') for update;
  perform posting_demand(r.id is not null, 'a reward');
  moved := points_only(p_entries, r.site_id, r.user_id, '{"donations_owed": 0, "donations_given": 0}');
  perform posting_demand(moved = -r.points and posting_amount(p_entries, 'donations_owed') = r.cents, 'what the reward costs');
  perform posting_demand(posting_made('points-reward', p_reference) or points_balance(r.user_id) >= r.points,
    'points enough');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('points-reward', p_reference, p_details, p_entries) p;
end $$;

-- Whether nobody wrote a reading, nor will: its question lapsed, or its client erased it before an answer.
create or replace function is_unread(p_question bigint) returns boolean language sql stable as $$
  select not exists (select from free_questions where id = p_question and status <> 'lapsed')
    and not exists (select from free_answers where question_id = p_question and status <> 'refused')
$$;

-- The points of a reading that nobody wrote go back, once.
create or replace function post_points_return(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare r loyalty_rewards;
begin
  select * into r from loyalty_rewards where id = posting_of(p_reference, 'reward') for update;
  perform posting_demand(r.returned_at is not null and r.question_id is not null and is_unread(r.question_id),
    'a reading that nobody wrote');
  perform posting_demand(points_only(p_entries, r.site_id, r.user_id) = r.points, 'what the reward cost');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('points-return', p_reference, p_details, p_entries) p;
end $$;

-- All points of a person end: when they leave, or a year after the last movement at the earliest and thirty days after
-- they were told.
create or replace function post_points_end(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  m loyalty_members;
  moved_at timestamptz;
begin
  select * into m from loyalty_members
    where user_id = posting_of(regexp_replace(p_reference, '^(member:[0-9]+):[0-9]+$', '\1'), 'member') for update;
  moved_at := points_moved_at(m.user_id);
  perform posting_demand(m.left_at is not null or (m.warned_at > moved_at and m.warned_at <= app_now() - interval '30 days'
    and moved_at <= app_now() - interval '12 months'), 'a warning and a year without a movement');
  perform posting_demand(points_only(p_entries, m.site_id, m.user_id) = -points_balance(m.user_id), 'all points');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('points-end', p_reference, p_details, p_entries) p;
end $$;

-- When a person's points last moved; null without any.
create or replace function points_moved_at(p_user bigint) returns timestamptz language sql stable as $$
  select t.posted_at from ledger_accounts a
    join ledger_entries e on e.account_id = a.id and e.version = a.version
    join ledger_transactions t on t.id = e.transaction_id
    where a.kind = 'client_points' and a.owner_id = p_user
$$;
