-- A yes to offers by mail counts once the link mailed for it is followed; for the address that it was mailed to.
create table consent_confirmations (
  proof_id bigint primary key references consent_proofs on delete cascade,
  -- A keyed digest: another address asks for another confirmation.
  address_hash bytea not null,
  confirmed_at timestamptz not null
);

-- Who asked for the letter of a site, account or not; a row that was never confirmed, or was ended, is deleted.
create table newsletter_subscriptions (
  id bigint generated always as identity primary key,
  site_id integer not null,
  email text not null,
  email_key text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  unique (site_id, email_key)
);

-- The address stands here as a keyed digest alone: who knows it can find its proofs again, nobody can read it.
create table newsletter_proofs (
  id bigint generated always as identity primary key,
  site_id integer not null,
  email_hash bytea not null,
  act text not null check (act in ('asked', 'confirmed', 'ended', 'restored')),
  text_shown text not null,
  text_version integer not null,
  text_hash bytea not null,
  address_hash bytea not null,
  at timestamptz not null
);
create index newsletter_proofs_email on newsletter_proofs (site_id, email_hash, id desc);
create trigger newsletter_proofs_kept before update or truncate on newsletter_proofs
  for each statement execute function consent_proofs_refuse_change();

-- One mail of a campaign to an address, however often the campaign is sent.
create table marketing_mails (
  site_id integer not null,
  campaign text not null check (char_length(campaign) between 1 and 60),
  email_hash bytea not null,
  at timestamptz not null,
  primary key (site_id, campaign, email_hash)
);

-- Where a mail says that one may unsubscribe with one click.
alter table mailbox add column unsubscribe text;
