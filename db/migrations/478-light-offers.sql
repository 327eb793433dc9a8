-- What sentences say of offers to those who came by a link with a version; '' is for everybody.
alter table offers add column version text not null default '';
alter table offers drop constraint offers_pkey;
alter table offers add primary key (site_id, type, version);
