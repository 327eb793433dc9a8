-- The numbered certificate of a payment for credit: docs/decisions/052-accounting.md.
create table payment_certificates (
  order_id bigint primary key references orders,
  site_id integer not null,
  number bigint not null check (number > 0),
  issued_at timestamptz not null,
  unique (site_id, number)
);

-- The last number of each site. Its row stays locked until the payment is committed, so that no number is lost.
create table certificate_counters (
  site_id integer primary key,
  last bigint not null check (last > 0)
);

-- Those paid before are numbered in the order of their payment.
insert into payment_certificates (order_id, site_id, number, issued_at)
  select id, site_id, row_number() over (partition by site_id order by coalesce(settled_at, created_at), id), app_now()
    from orders where status = 'paid';
insert into certificate_counters (site_id, last)
  select site_id, max(number) from payment_certificates group by site_id;

create function certificate_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a certificate is kept as it was issued' using errcode = 'restrict_violation';
end $$;
create trigger payment_certificates_append_only before update or delete or truncate on payment_certificates
  for each statement execute function certificate_refuse_change();

create function certificate_issue() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger orders_certified after insert or update of status on orders
  for each row when (new.status = 'paid') execute function certificate_issue();
