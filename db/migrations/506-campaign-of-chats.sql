-- The campaign that led to a consultation, by its name: the touch may be forgotten, and a chat without one has 'website'.
alter table consultations add column campaign text check (char_length(campaign) between 1 and 64);
update consultations c set campaign = coalesce((select t.campaign_id from touches t where t.id = c.touch_id),
  case c.channel when 'chat' then 'website' end);
alter table consultations alter column campaign set default 'website';
