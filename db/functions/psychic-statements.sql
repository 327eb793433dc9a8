create or replace function psychic_statement_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a statement is kept as it was issued' using errcode = 'restrict_violation';
end $$;

-- Numbers the papers of a psychic's months on a site up to one that is over: the oldest month first, so that numbers
-- follow time. A month in which nothing moved has none. It is an invoice where something was earned by a psychic who
-- gave a mandate by the end of that month and pays no VAT; docs/decisions/060-statements.md says why no other is.
create or replace function psychic_statement_issue(p_site integer, p_psychic bigint, p_month date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ends timestamptz := (p_month + interval '1 month')::timestamp at time zone 'Europe/Paris';
  facts psychic_tax_facts;
  moved record;
  paper text;
  next_number bigint;
begin
  if ends > app_now() then
    raise exception 'a month that is not over has no statement' using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('statements ' || p_site || ':' || p_psychic, 17));
  select * into facts from psychic_tax_facts where psychic_id = p_psychic;
  for moved in
    select date_trunc('month', t.posted_at at time zone 'Europe/Paris')::date as month,
      coalesce(sum(e.amount) filter (where t.kind not in ('payout', 'payout-return')), 0) as earned
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id and t.posted_at < ends
    where a.kind = 'psychic_earnings' and a.unit = 'cent' and a.site_id = p_site and a.owner_id = p_psychic
    group by 1 order by 1
  loop
    continue when exists (select from psychic_statements s
      where s.site_id = p_site and s.psychic_id = p_psychic and s.month >= moved.month);
    paper := case when moved.earned > 0 and facts.vat_status = 'exempt'
      and facts.mandate_on < moved.month + interval '1 month' then 'invoice' else 'statement' end;
    insert into psychic_statement_counters as c (site_id, psychic_id, kind, last) values (p_site, p_psychic, paper, 1)
      on conflict (site_id, psychic_id, kind) do update set last = c.last + 1
      returning last into next_number;
    insert into psychic_statements (site_id, psychic_id, month, kind, number, issued_at, legal_name, address, siret)
      select p_site, p_psychic, moved.month, paper, next_number, app_now(),
        case paper when 'invoice' then facts.legal_name end, case paper when 'invoice' then facts.address end,
        case paper when 'invoice' then facts.siret end;
  end loop;
end $$;
