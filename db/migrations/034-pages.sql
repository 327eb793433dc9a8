-- The last movements of an account and the last reviews of a site, however many came before them.
create index ledger_entries_account on ledger_entries (account_id, id desc);
create index reviews_site on reviews (site_id, written_at desc, consultation_id desc) where status = 'published';
