-- The terms under which a file pays, copied into it: a later setting changes no file. Files made before had no terms.
alter table payout_files
  add column term_days integer not null default 0 check (term_days between 0 and 120),
  add column reserve_percent integer not null default 0 check (reserve_percent between 0 and 50),
  add column reserve_days integer not null default 0 check (reserve_days between 0 and 400);
alter table payout_files
  alter column term_days drop default,
  alter column reserve_percent drop default,
  alter column reserve_days drop default;

-- What becomes available after a file of a month was made is paid by another one of the same month. What keeps a cent
-- from being paid twice is the balance, under the lock of its account: post_payout.
alter table psychic_payouts drop constraint psychic_payouts_once;
create index psychic_payouts_month on psychic_payouts (site_id, psychic_id, month);

-- Consultations that somebody must still decide about.
create index disputes_pending on disputes (consultation_id) where status = 'pending';
create index care_alerts_unclosed on care_alerts (consultation_id) where closed_at is null;
create index contract_withdrawals_unanswered on contract_withdrawals (consultation_id)
  where status = 'received' and consultation_id is not null;
