-- What published reviews of a psychic add up to on a site: read with every list, so never counted again from all of them.
create table psychic_ratings (
  psychic_id bigint not null references psychics on delete cascade,
  site_id integer not null,
  reviews integer not null check (reviews >= 0),
  stars integer not null check (stars >= reviews),
  primary key (psychic_id, site_id)
);
insert into psychic_ratings (psychic_id, site_id, reviews, stars)
  select psychic_id, site_id, count(*), sum(rating) from reviews where status = 'published' group by psychic_id, site_id;

create function count_review() returns trigger language plpgsql as $$
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
create trigger reviews_counted after insert or update or delete on reviews for each row execute function count_review();
