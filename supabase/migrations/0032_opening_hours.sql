-- When the clinic is open, in days and times, beside the words that staff write about it (S-87).
--
-- Each entry is a line that people can read, because it is shown to them as it is: in the log, in a
-- conflict, in the history of the row. The form writes them, `src/model/hours/hours-lines.ts`.
--
-- No row is touched: a device that mirrored the row before takes a missing list for an empty one [D14].

-- What one time ends with: that of the next day where it closes no later than it opens.
create function private.span_end(opens text, closes text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$ select case when closes > opens then closes else '24:00' end $$;

-- Times of one day, as '09:00-13:00', that do not overlap.
create function private.spans_fit(spans text[])
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select not exists (
    select from unnest(spans) with ordinality one (span, at)
    join unnest(spans) with ordinality other (span, at) on other.at > one.at
    where left(one.span, 5) < private.span_end(left(other.span, 5), right(other.span, 5))
      and left(other.span, 5) < private.span_end(left(one.span, 5), right(one.span, 5)))
$$;

create function private.is_week(lines text[])
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select cardinality(lines) <= 100
    and not exists (
      select from unnest(lines) line
      where line is null
        or line !~ '^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$')
    and not exists (
      select from unnest(lines) line
      group by split_part(line, ' ', 1)
      having not private.spans_fit(array_agg(right(line, 11))))
$$;

create function private.is_special_days(lines text[])
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select cardinality(lines) <= 100
    and not exists (
      select from unnest(lines) line
      where line is null or length(line) > 500
        or line !~ '^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( to 20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?: (closed|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d(, ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)*)( \([^\n]+\))?$')
    and not exists (
      with days as (
        select at, left(line, 10) as first,
          coalesce(substring(line from '^.{10} to (.{10})'), left(line, 10)) as last,
          array(select (regexp_matches(split_part(line, ' (', 1), '\d\d:\d\d-\d\d:\d\d', 'g'))[1]) as spans
        from unnest(lines) with ordinality l (line, at))
      select from days one
      where one.last < one.first or not private.spans_fit(one.spans)
        or exists (select from days other
          where other.at > one.at and other.first <= one.last and one.first <= other.last))
$$;

revoke all on function private.span_end(text, text), private.spans_fit(text[]),
  private.is_week(text[]), private.is_special_days(text[]) from public, anon, authenticated;

alter table public.contact_information
  add column opening_hours text[] not null default '{}' check (private.is_week(opening_hours)),
  add column special_hours text[] not null default '{}' check (private.is_special_days(special_hours));
comment on column public.contact_information.opening_hours is 'Lines such as "Monday 09:00-13:00".';
comment on column public.contact_information.special_hours is 'Days that are otherwise, such as "2026-10-20 to 2026-10-22: closed (Dasara)".';

update sync.tables set cols = cols || '{opening_hours,special_hours}' where tbl = 'contact_information';
select sync.register_table('contact_information');
