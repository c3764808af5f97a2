-- The format of opening hours: lines of text that staff and visitors can read.

-- The end of a span for comparison: 24:00 for one that ends on the next day.
create or replace function private.span_end(opens text, closes text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$ select case when closes > opens then closes else '24:00' end $$;

-- True for spans of one day, such as 09:00-13:00, that do not overlap.
create or replace function private.spans_fit(spans text[])
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

-- True for lines such as "Monday 09:00-13:00" whose spans do not overlap. The rules of every list of texts
-- hold too: they refuse a list inside a list.
create or replace function private.is_week(lines text[])
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select private.texts_fit(lines, 500)
    and not exists (
      select from unnest(lines) line
      where line !~ '^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$')
    and not exists (
      select from unnest(lines) line
      group by split_part(line, ' ', 1)
      having not private.spans_fit(array_agg(right(line, 11))))
$$;

-- True for lines such as "2026-10-20 to 2026-10-22: closed (Dasara)" whose days do not overlap.
create or replace function private.is_special_days(lines text[])
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select private.texts_fit(lines, 500)
    and not exists (
      select from unnest(lines) line
      where line !~ '^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( to 20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?: (closed|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d(, ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)*)( \([^\n]+\))?$')
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
