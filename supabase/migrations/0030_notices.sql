-- Notices: what visitors should know for a while, such as a holiday or a road that is closed (S-86).
--
-- Everybody's device has those of later days too, and shows each from its first day to its last by
-- its own clock: a phone without a network must not miss the day. So the days decide what is shown,
-- not who may read it.

create table public.notices (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '[^[:space:]]' and length(title) <= 200),
  message text check (length(message) <= 500),
  starts_on date not null check (starts_on between '1900-01-01' and '2100-12-31'),
  ends_on date not null check (ends_on between '1900-01-01' and '2100-12-31'),
  is_urgent boolean not null default false,
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  row_version bigint not null default 0,
  constraint notices_end_after_they_begin check (starts_on <= ends_on)
);
comment on table public.notices is 'What visitors should know for some days; each device shows them by its own calendar.';
comment on column public.notices.starts_on is 'The first day it is shown, where the clinic is.';
comment on column public.notices.ends_on is 'The last day it is shown, where the clinic is.';
comment on column public.notices.is_urgent is 'On every public page, and not on Home alone.';

insert into sync.tables (tbl, rank, cols, noun, name_col, translated, rank_of_row) values
  ('notices', 2, '{title,message,starts_on,ends_on,is_urgent,display_order,is_enabled}', 'notice', 'title', '{title,message}',
   'case when is_enabled then 0 else 1 end');
select sync.register_table('notices');
