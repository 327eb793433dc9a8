-- The company's account as it was when a file was made, so that the file is the same whenever it is taken. Files made
-- before were no messages for a bank, and name none.
alter table payout_files
  add column debtor_name text check (char_length(debtor_name) between 1 and 70),
  add column debtor_iban text check (char_length(debtor_iban) between 15 and 34),
  add column debtor_town text check (char_length(debtor_town) between 1 and 35),
  add column debtor_country text check (debtor_country ~ '^[A-Z]{2}$'),
  add constraint payout_files_debtor check (num_nulls(debtor_name, debtor_iban, debtor_town, debtor_country) in (0, 4));
