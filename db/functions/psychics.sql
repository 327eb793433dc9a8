-- Two changes at the same instant count as one.
create or replace function record_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.price_per_minute <> old.price_per_minute then
    insert into psychic_prices (psychic_id, site_id, price_per_minute, set_by, reason)
      values (new.psychic_id, new.site_id, new.price_per_minute, new.priced_by, new.price_reason)
      on conflict (psychic_id, site_id, since) do update set price_per_minute = excluded.price_per_minute,
        set_by = excluded.set_by, reason = excluded.reason;
  end if;
  return null;
end $$;

create or replace function count_review() returns trigger language plpgsql as $$
declare
  changed record;
begin
  for changed in
    select r.psychic_id, r.site_id, sum(r.reviews)::integer as reviews, sum(r.reviews * r.rating)::integer as stars from (
      select old.psychic_id, old.site_id, old.rating, -1 as reviews where tg_op <> 'INSERT' and old.status = 'published'
      union all
      select new.psychic_id, new.site_id, new.rating, 1 where tg_op <> 'DELETE' and new.status = 'published'
    ) r group by r.psychic_id, r.site_id
  loop
    update psychic_ratings set reviews = reviews + changed.reviews, stars = stars + changed.stars
      where psychic_id = changed.psychic_id and site_id = changed.site_id;
    if not found then
      insert into psychic_ratings (psychic_id, site_id, reviews, stars)
        values (changed.psychic_id, changed.site_id, changed.reviews, changed.stars)
        on conflict (psychic_id, site_id) do update
          set reviews = psychic_ratings.reviews + excluded.reviews, stars = psychic_ratings.stars + excluded.stars;
    end if;
  end loop;
  return null;
end $$;

-- The files of a portrait that neither a profile shows nor a proposal waits with are left from now on.
create or replace function leave_portrait(of_hash text) returns void language sql as $$
  update images set left_at = app_now() where hash = of_hash
    and not exists (select from portraits where hash = of_hash)
    and not exists (select from profile_proposals where after = of_hash and field = 'portrait' and state = 'waiting')
$$;

create or replace function portrait_left() returns trigger language plpgsql as $$
begin
  perform leave_portrait(old.hash);
  return null;
end $$;

create or replace function proposed_portrait_left() returns trigger language plpgsql as $$
begin
  perform leave_portrait(old.after);
  return null;
end $$;

create or replace function papers_end(of_psychic bigint) returns date language sql stable as $$
  select min(ends) from (
    select max(coalesce(expires_on, 'infinity')) as ends from psychic_documents
      where psychic_id = of_psychic and outcome = 'accepted' group by kind) kinds
    where ends < 'infinity'
$$;

create or replace function note_papers() returns trigger language plpgsql as $$
declare
  of_psychic bigint := coalesce(new.psychic_id, old.psychic_id);
begin
  update psychics set papers_until = papers_end(of_psychic) where id = of_psychic;
  return null;
end $$;

-- Whether somebody has the psychic's time now, on any channel.
create or replace function psychic_is_occupied(p_psychic bigint) returns boolean language sql stable as $$
  select exists (select from consultations where psychic_id = p_psychic and status in ('requested', 'accepted', 'running', 'paused'))
    or exists (select from premium_calls where psychic_id = p_psychic and state in ('ringing', 'connected'))
$$;
