-- Packs of credit for less than their credit, for some days. A pack costs its credit at every other moment.
create table pack_reductions (
  id bigint generated always as identity primary key,
  site_id integer not null,
  pack_id text not null check (pack_id in ('credit-10', 'credit-20', 'credit-50', 'credit-100')),
  price bigint not null check (price > 0),
  since timestamptz not null,
  until timestamptz not null check (until > since),
  -- Null until somebody ended it before its day.
  ended_by bigint,
  set_by bigint not null,
  reason text not null,
  constraint pack_reductions_apart exclude using gist (site_id with =, pack_id with =, tstzrange(since, until) with &&)
);
create index pack_reductions_listed on pack_reductions (site_id, id);
create index pack_reductions_since on pack_reductions (site_id, since, id);
create index pack_reductions_pack on pack_reductions (site_id, pack_id, id);

-- What the house adds to what was paid, as promotional credit.
alter table orders add column offered bigint not null default 0 check (offered >= 0);
create index orders_offered on orders (user_id) where offered > 0;

-- No offered credit above what one person may be given. The functions are in db/functions/promotions.sql.
create function order_within_promotions() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger orders_within_promotions before insert on orders for each row when (new.offered > 0)
  execute function order_within_promotions();
