-- Up to when the law that reads every receipt was seen to hold: the next night reads what ended since.
alter table reconciliations add column verified_until timestamptz;

-- [{"law": …, "count": n}], those that were broken, all rows read.
alter table ledger_verifications add column broken_laws jsonb not null default '[]';
