-- What the back office names and lists refused addresses by: the digest is no number.
alter table mail_bounces add column id bigint generated always as identity unique;
create index mail_bounces_listed on mail_bounces (site_id, at, id);
create index mail_bounces_status on mail_bounces (site_id, status, id);
create index mail_bounces_site on mail_bounces (site_id, id);
