-- Numbers the certificate of an order once it is paid, in the transaction that settles it: a payment that is rolled back
-- gives its number back. An order whose VAT is due at its sale has an invoice instead (credit.sql).
create or replace function certificate_issue() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare next_number bigint;
begin
  if new.vat_due = 'sale' or exists (select from payment_certificates where order_id = new.id) then return null; end if;
  insert into certificate_counters as c (site_id, last) values (new.site_id, 1)
    on conflict (site_id) do update set last = c.last + 1
    returning last into next_number;
  insert into payment_certificates (order_id, site_id, number, issued_at)
    values (new.id, new.site_id, next_number, app_now());
  return null;
end $$;

create or replace function certificate_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a certificate is kept as it was issued' using errcode = 'restrict_violation';
end $$;
