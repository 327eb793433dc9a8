-- What the back office lists prices by, and who set each of them, and why: null for what was there before.
alter table psychic_listings add column priced_by bigint, add column price_reason text;
alter table psychic_prices add column id bigint generated always as identity unique,
  -- No reference: who left the staff is still named by what they did.
  add column set_by bigint, add column reason text;
create index psychic_prices_site on psychic_prices (site_id, id);
create index psychic_prices_since on psychic_prices (site_id, since, id);

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
