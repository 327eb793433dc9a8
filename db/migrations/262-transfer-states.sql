-- How far a transfer has come: its file was sent to the bank, the bank carried it out, or its money came back.
alter table payout_files
  add column sent_at timestamptz,
  -- No reference: who left the staff is still named by what they did.
  add column sent_by bigint,
  add constraint payout_files_sent check ((sent_at is null) = (sent_by is null));
alter table psychic_payouts
  add column executed_at timestamptz,
  add column executed_by bigint,
  add column returned_at timestamptz,
  add column returned_by bigint,
  -- Of ISO 20022, ExternalReturnReason1Code.
  add column return_reason text check (return_reason ~ '^[A-Z0-9]{4}$'),
  add constraint psychic_payouts_executed check ((executed_at is null) = (executed_by is null)),
  add constraint psychic_payouts_returned
    check ((returned_at is null) = (returned_by is null) and (returned_at is null) = (return_reason is null));
create unique index psychic_payouts_transaction on psychic_payouts (transaction_id);

