-- What a reader of an illness page needs beyond the specification: when to get
-- help, and who looked over the page last and when. All of it may be empty.
--
-- No row is touched: a device that mirrored an illness before this migration
-- lacks the three columns, and takes a column that is missing for an empty one,
-- which is what it is. From the first edit on the whole row is sent anew [R6].

alter table public.health_library_illnesses
  add column when_to_get_help text check (length(when_to_get_help) <= 20000),
  -- A day, not a moment. The bounds also keep 'infinity' out, which no page could show.
  add column last_reviewed_on date check (last_reviewed_on between '1900-01-01' and '2100-12-31'),
  add column last_reviewed_by text check (length(last_reviewed_by) <= 200);
comment on column public.health_library_illnesses.when_to_get_help is 'One point per line, shown as a card near the top of the page.';

-- As public as the page they are on; a new column is closed until it is granted (0008_row_policies.sql).
grant select (when_to_get_help, last_reviewed_on, last_reviewed_by)
  on public.health_library_illnesses to anon, authenticated;

update sync.tables
set cols = '{illness_name,slug,short_summary,meaning,symptoms,management_treatment,when_to_get_help,category_id,tags,last_reviewed_on,last_reviewed_by,visibility,display_order}'
where tbl = 'health_library_illnesses';
