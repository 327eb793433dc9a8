-- Where the site's messages to a person go; by text only while a number is proved.
alter table users add column chosen_contact text not null default 'email' check (chosen_contact in ('email', 'sms'));
